import type { CustomSignReference } from '@gebaerdenraum/domain/documents/image-reference'
import { IconPencilPlus, IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { usePicture } from '../pictures/use-picture.ts'
import { ChoiceCard } from './choice-card.tsx'
import { ChoiceGrid, focusFirstChoice } from './choice-grid.tsx'
import classes from './panel.module.css'
import { PickerSearch } from './picker-search.tsx'
import { type CustomSignChoice, customSignChoicesQuery } from './queries.ts'
import { SourceContent } from './source-content.tsx'
import { useSearchPage } from './use-search-page.ts'

export const CustomSignsPanel = () => {
  const { text, type, search } = useSearchPage()
  const query = useQuery(customSignChoicesQuery(search))
  const results = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className={classes.bar}>
        <div className={classes.search}>
          <PickerSearch
            label="Eigene Gebärde suchen"
            value={text}
            onChange={type}
            onLeave={() => focusFirstChoice(results.current)}
          />
        </div>
      </div>
      <div className={classes.results} ref={results} key={search}>
        <SourceContent
          query={query}
          what="Deine eigenen Gebärden"
          isEmpty={(found) => found.length === 0}
          empty={<NoCustomSigns search={search} />}
        >
          {(found) => (
            <>
              {search === '' && (
                <p className={classes.note}>Zuletzt verwendet. Alle anderen findest du, wenn du ihren Namen suchst.</p>
              )}
              <ChoiceGrid label="Eigene Gebärden" items={found} keyOf={({ id }) => id}>
                {(sign, tabIndex) => <CustomSignCard sign={sign} tabIndex={tabIndex} />}
              </ChoiceGrid>
            </>
          )}
        </SourceContent>
      </div>
    </>
  )
}

const CARD_WIDTH_PX = 320

const CustomSignCard = ({ sign, tabIndex }: { readonly sign: CustomSignChoice; readonly tabIndex: 0 | -1 }) => {
  const reference: CustomSignReference = { service: 'custom-signs', objectId: sign.id }
  const picture = usePicture(reference, CARD_WIDTH_PX)
  return (
    <ChoiceCard
      picture={{ reference, name: sign.name }}
      address={picture.state === 'found' ? picture.address : undefined}
      tabIndex={tabIndex}
      note={sign.isOfTeam ? 'Team' : undefined}
    />
  )
}

const NoCustomSigns = ({ search }: { readonly search: string }) =>
  search === '' ? (
    <EmptyState icon={IconPencilPlus} title="Du hast noch keine eigenen Gebärden angelegt.">
      <p className={classes.hint}>Unter „Eigene Gebärden“ zeichnest und beschriftest du sie.</p>
    </EmptyState>
  ) : (
    <EmptyState icon={IconSearchOff} title={`Keine eigene Gebärde heißt „${search}“`} />
  )
