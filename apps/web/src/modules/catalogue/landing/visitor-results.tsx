import { effectiveColumns } from '@gebaerdenraum/domain/catalogue/grid-columns'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { announce } from '../../../ui/announcer.tsx'
import { ListPagination } from '../../../ui/list-pagination.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonGrid } from '../../../ui/skeleton-grid.tsx'
import { useChangeSearch } from '../../../ui/use-change-search.ts'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import { useMissingLicence, useSession } from '../../accounts/index.ts'
import { focusItem } from '../components/use-grid-keys.ts'
import { useWindowWidth } from '../components/use-window-width.ts'
import columnClasses from '../public/public-sections.module.css'
import { showsPrices } from '../public/section-links.tsx'
import { topicsQuery } from '../queries.ts'
import { countText } from '../search/count-text.ts'
import { SearchResults } from '../search/search-results.tsx'
import type { SignSearchControl } from '../search/use-sign-search.ts'
import classes from './visitor-results.module.css'
import { VISITOR_SIGNS_PER_PAGE, visitorSignsQuery } from './visitor-signs-query.ts'

const COLUMNS = 5
const VIEW = { imageType: 'signOnly', showNames: true } as const
const RESULTS_ID = 'visitor-results'

/** Leads from the search field into the results. */
export const focusFirstResult = (): void => focusItem(document.querySelector(`#${RESULTS_ID} ul`), 0)

const focusSearchField = (): void => document.querySelector<HTMLElement>('[data-search-field]')?.focus()

/** Where the focus goes as soon as the result is there. */
export type FocusTarget = 'heading' | 'first-sign' | null

type Props = {
  readonly signSearch: SignSearchControl
  readonly focusTarget: FocusTarget
  readonly setFocusTarget: (target: FocusTarget) => void
}

/** What visitors find: all signs, those without a preview by their names. */
export const VisitorResults = ({ signSearch, focusTarget, setFocusTarget }: Props) => {
  const { search, type, finish, choose } = signSearch
  const heading = useRef<HTMLHeadingElement>(null)
  const isHydrated = useIsHydrated()
  const changeSearch = useChangeSearch()
  const { data: result, error, refetch, isPlaceholderData } = useQuery(visitorSignsQuery(search))
  const { data: topics = [] } = useQuery(topicsQuery)
  const { isLicensed } = useSession()
  const missing = useMissingLicence()
  const navigate = useNavigate()
  const { columns } = effectiveColumns(COLUMNS, useWindowWidth())
  const open = useCallback(
    ({ slug }: Sign) => {
      finish()
      void navigate({ to: '/gebaerden/{-$slug}', params: { slug }, search: {} })
    },
    [finish, navigate],
  )
  const isCurrent = result !== undefined && !isPlaceholderData
  const text = isCurrent ? countText(result) : null
  useEffect(() => {
    if (text) announce(text)
  }, [text])
  // An old address may name a page that there is no more.
  const isBeyond = result !== undefined && result.data.length === 0 && result.total > 0
  useEffect(() => {
    if (isBeyond) void changeSearch((words) => ({ ...words, page: undefined }), { replace: true })
  }, [isBeyond, changeSearch])
  useEffect(() => {
    if (focusTarget === null || !isCurrent) return
    if (focusTarget === 'heading') heading.current?.focus()
    else focusFirstResult()
    setFocusTarget(null)
  }, [focusTarget, isCurrent, setFocusTarget])
  const clear = () => {
    type('')
    choose({ category: null })
    focusSearchField()
  }
  const topic = topics.find(({ _id }) => _id === search.category)
  const isAnyLocked = result?.data.some(({ isLocked }) => isLocked) ?? false
  return (
    <section className={classes.results} id={RESULTS_ID} aria-labelledby="results">
      <header className={classes.bar}>
        <div>
          <h2 className={classes.heading} id="results" ref={heading} tabIndex={-1}>
            {topic ? topic.name : 'Gefundene Gebärden'}
          </h2>
          <p className={classes.count}>{result ? countText(result) : '\u00a0'}</p>
        </div>
        <Button variant="default" inert={!isHydrated} onClick={clear}>
          Suche beenden
        </Button>
      </header>
      {result?.total === 0 && <p className={classes.note}>Versuch es mit einem anderen Wort, oder wähle ein Thema.</p>}
      {isAnyLocked && (
        <p className={classes.note}>
          Einige dieser Gebärden siehst du nur mit einer Lizenz.{' '}
          {showsPrices(missing) && <a href="#preise">Zu den Preisen</a>}
        </p>
      )}
      {error && !result && (
        <LoadError title="Die Gebärden konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {!result && !error && (
        <SkeletonGrid columns={columns} count={columns} aspectRatio="1" label="Gebärden werden geladen" />
      )}
      {result && result.data.length > 0 && (
        <SearchResults
          ref={null}
          result={result}
          columns={columns}
          columnsClass={columnClasses.columns}
          view={VIEW}
          isLicensed={isLicensed}
          onOpen={open}
          onToggleFavorite={undefined}
          onLeave={focusSearchField}
        />
      )}
      {result && (
        <ListPagination
          label="Seiten der Suchergebnisse"
          page={search.page}
          pageSize={VISITOR_SIGNS_PER_PAGE}
          total={result.total}
          onChange={(page) => choose({ page })}
        />
      )}
    </section>
  )
}
