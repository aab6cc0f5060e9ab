import { IconPencilPlus, IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ChoiceGrid, focusFirstChoice } from '../../../ui/choice-grid.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListPagination } from '../../../ui/list-pagination.tsx'
import { PickerSearch } from '../../../ui/picker-search.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import { ChoiceCard } from './choice-card.tsx'
import classes from './panel.module.css'
import { customSignChoicesQuery, PICTURES_PER_PAGE } from './queries.ts'
import { SourceContent } from './source-content.tsx'
import { useSearchPage } from './use-search-page.ts'

export const CustomSignsPanel = () => {
  const { text, type, search, page, setPage } = useSearchPage()
  const query = useQuery(customSignChoicesQuery({ search, page }))
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
      <div className={classes.results} ref={results} key={`${search} ${page}`}>
        <SourceContent
          query={query}
          what="Deine eigenen Gebärden"
          isEmpty={({ total }) => total === 0}
          empty={<NoCustomSigns search={search} />}
        >
          {({ data, total }) => (
            <>
              <ChoiceGrid label="Eigene Gebärden" items={data} keyOf={({ _id }) => _id}>
                {(sign, tabIndex) => (
                  <ChoiceCard
                    picture={{ reference: { service: 'custom-signs', objectId: sign._id }, name: sign.name }}
                    address={sign.variants.thumbnail}
                    tabIndex={tabIndex}
                    note={sign.ownerType === 'teams' ? 'Team' : undefined}
                  />
                )}
              </ChoiceGrid>
              <ListPagination
                label="Seiten der eigenen Gebärden"
                page={page}
                pageSize={PICTURES_PER_PAGE}
                total={total}
                onChange={setPage}
              />
            </>
          )}
        </SourceContent>
      </div>
    </>
  )
}

const NoCustomSigns = ({ search }: { readonly search: string }) =>
  search === '' ? (
    <EmptyState icon={IconPencilPlus} title="Du hast noch keine eigenen Gebärden angelegt.">
      <p className={classes.hint}>Unter „Eigene Gebärden“ zeichnest und beschriftest du sie.</p>
    </EmptyState>
  ) : (
    <EmptyState icon={IconSearchOff} title={`Keine eigene Gebärde heißt ${quoteName(search)}`} />
  )
