import { IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { focusFirstChoice } from '../../../ui/choice-grid.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListPagination } from '../../../ui/list-pagination.tsx'
import { PickerSearch } from '../../../ui/picker-search.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import { FormatChoice } from './format-choice.tsx'
import classes from './panel.module.css'
import { PICTURES_PER_PAGE, signChoicesQuery } from './queries.ts'
import { SignChoices } from './sign-choices.tsx'
import { SourceContent } from './source-content.tsx'
import { useSearchPage } from './use-search-page.ts'

export const SignsPanel = () => {
  const { text, type, search, page, setPage } = useSearchPage()
  const query = useQuery(signChoicesQuery({ search, page }))
  const results = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className={classes.bar}>
        <div className={classes.search}>
          <PickerSearch
            label="Gebärde suchen"
            value={text}
            onChange={type}
            onLeave={() => focusFirstChoice(results.current)}
          />
        </div>
        <FormatChoice />
      </div>
      <div className={classes.results} ref={results} key={`${search} ${page}`}>
        <SourceContent
          query={query}
          what="Gebärden"
          isEmpty={({ data }) => data.length === 0}
          empty={<EmptyState icon={IconSearchOff} title={`Keine Gebärde zu ${quoteName(search)} gefunden`} />}
        >
          {({ data, total }) => {
            const hits = data.filter(({ match }) => match !== 'fuzzy')
            const guesses = data.filter(({ match }) => match === 'fuzzy')
            return (
              <>
                {hits.length > 0 && <SignChoices label="Gebärden" signs={hits} />}
                {guesses.length > 0 && (
                  <>
                    <h3 className={classes.heading}>Meintest du …?</h3>
                    <SignChoices label="Ähnliche Gebärden" signs={guesses} />
                  </>
                )}
                <ListPagination
                  label="Seiten der Gebärden"
                  page={page}
                  pageSize={PICTURES_PER_PAGE}
                  total={total}
                  onChange={setPage}
                />
              </>
            )
          }}
        </SourceContent>
      </div>
    </>
  )
}
