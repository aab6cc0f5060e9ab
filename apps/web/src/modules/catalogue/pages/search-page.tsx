import { effectiveColumns } from '@gebaerdenraum/domain/catalogue/grid-columns'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { Page as Found } from '@gebaerdenraum/domain/kernel/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { announce } from '../../../ui/announcer.tsx'
import { ListPagination } from '../../../ui/list-pagination.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { SearchLandmark } from '../../../ui/search-landmark.tsx'
import { SkeletonGrid } from '../../../ui/skeleton-grid.tsx'
import { usePreferences, useSession } from '../../accounts/index.ts'
import { SignModal } from '../components/sign-modal.tsx'
import { focusItem } from '../components/use-grid-keys.ts'
import { useWindowWidth } from '../components/use-window-width.ts'
import { ViewSettings } from '../components/view-settings.tsx'
import { useToggleFavorite } from '../favorites/use-toggle-favorite.ts'
import { useLocalSearch } from '../local-search/use-local-search.ts'
import { PICTURE_RATIO } from '../picture-of.ts'
import { categoriesQuery } from '../queries.ts'
import { countText } from '../search/count-text.ts'
import { NothingFound } from '../search/nothing-found.tsx'
import { SearchField } from '../search/search-field.tsx'
import { ChosenFilters, countFilters, FilterButton, SearchFilters } from '../search/search-filters.tsx'
import { SearchResults } from '../search/search-results.tsx'
import { SignRequestForm } from '../search/sign-request-form.tsx'
import { SignRequestOffer } from '../search/sign-request-offer.tsx'
import { SIGNS_PER_PAGE, signsQuery } from '../search/signs-query.ts'
import { useReportMissedSearch } from '../search/use-report-missed-search.ts'
import { useSignSearch } from '../search/use-sign-search.ts'
import { useOpenSign } from '../sign-address.ts'
import { StartScreen } from '../start/start-screen.tsx'
import { TopicTiles } from '../start/topic-tiles.tsx'
import { useStartContent } from '../start/use-start-content.ts'
import classes from './search-page.module.css'

/** Looking up signs: field, filters, grid. */
export const Page = () => {
  const { search, type, finish, choose } = useSignSearch()
  const { data: result, error, refetch, isPlaceholderData } = useQuery(signsQuery(search, useQueryClient()))
  useLocalSearch()
  useReportMissedSearch(search, isPlaceholderData ? undefined : result)
  const { data: categories = [] } = useQuery(categoriesQuery)
  const [preferences, remember] = usePreferences('search')
  const { isLicensed } = useSession()
  const toggleFavorite = useToggleFavorite()
  const openSign = useOpenSign()
  const [isRequesting, setRequesting] = useState(false)
  const [isFilterOpen, setFilterOpen] = useState(false)
  const filters = useId()
  const widthPx = useWindowWidth()
  const { columns } = effectiveColumns(preferences.columns, widthPx)
  const isEmpty = search.search.trim() === ''
  const isStart = isEmpty && countFilters(search) === 0 && search.page === 1
  const start = useStartContent(isStart)
  const isWaiting = (!result && !error) || (isStart && !start)
  const field = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLUListElement>(null)

  const pages = useResultPages(search.page, result, isPlaceholderData, choose)
  const { imageType, showNames, showKeywords } = preferences
  const view = useMemo(() => ({ imageType, showNames, showKeywords }), [imageType, showNames, showKeywords])
  const { open } = openSign
  const openCard = useCallback(
    (sign: Sign) => {
      finish()
      open(sign.slug)
    },
    [finish, open],
  )
  const goToPage = useCallback((page: number) => choose({ page }), [choose])
  const focusField = useCallback(() => field.current?.focus(), [])

  return (
    <div className={classes.page}>
      <PageHeading isHidden="on-phones">Gebärden</PageHeading>
      <SearchLandmark label="Gebärden suchen" className={classes.tools!}>
        <div className={classes.field}>
          <SearchField
            ref={field}
            hasShortcut
            value={search.search}
            onType={type}
            onFinish={finish}
            onDown={() => focusItem(grid.current, 0)}
          />
        </div>
        <FilterButton
          search={search}
          isOpen={isFilterOpen}
          controls={filters}
          onToggle={() => setFilterOpen(!isFilterOpen)}
        />
        <ViewSettings value={preferences} widthPx={widthPx} onChange={remember} />
      </SearchLandmark>
      {isFilterOpen && <SearchFilters id={filters} search={search} categories={categories} onChoose={choose} />}
      <ChosenFilters search={search} categories={categories} onChoose={choose} />
      {isEmpty && <TopicTiles topics={categories} chosen={search.category} onChoose={choose} />}
      {start && <StartScreen content={start} view={view} onOpen={openCard} />}
      <p className={classes.count} aria-hidden="true">
        {result ? countText(result) : '\u00a0'}
      </p>
      {error && !result && (
        <LoadError title="Die Gebärden konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {isWaiting && (
        <SkeletonGrid
          columns={columns}
          count={columns * 3}
          aspectRatio={PICTURE_RATIO[imageType]}
          label="Gebärden werden geladen"
        />
      )}
      {!isWaiting && result && result.data.length > 0 && (
        <SearchResults
          ref={grid}
          result={result}
          columns={columns}
          view={view}
          isLicensed={isLicensed}
          onOpen={openCard}
          onToggleFavorite={toggleFavorite}
          onLeave={focusField}
        />
      )}
      {result && result.data.length === 0 && (
        <NothingFound search={search} onRequest={() => setRequesting(true)} onClearFilters={choose} />
      )}
      {result && (
        <ResultPages
          label="Seiten der Suchergebnisse"
          page={search.page}
          pageSize={SIGNS_PER_PAGE}
          total={result.total}
          onChange={goToPage}
        />
      )}
      {result && result.data.length > 0 && search.page === pages && search.search.trim() !== '' && (
        <SignRequestOffer onRequest={() => setRequesting(true)} />
      )}
      <SignModal openSign={openSign} signs={result?.data ?? NO_SIGNS} />
      {isRequesting && <SignRequestForm text={search.search.trim()} onClose={() => setRequesting(false)} />}
    </div>
  )
}

/**
 * Says what was found, and leaves a page that the catalogue no longer fills (in an old address). Returns how many pages the
 * shown result has; null without one.
 */
const useResultPages = (
  page: number,
  result: Found<Sign> | undefined,
  isPlaceholder: boolean,
  choose: (change: { readonly page: number }) => void,
): number | null => {
  const text = result && !isPlaceholder ? countText(result) : null
  useEffect(() => {
    if (text) announce(text)
  }, [text])
  const pages = result ? Math.max(1, Math.ceil(result.total / SIGNS_PER_PAGE)) : null
  useEffect(() => {
    if (pages !== null && !isPlaceholder && page > pages) choose({ page: pages })
  }, [pages, isPlaceholder, page, choose])
  return pages
}

const NO_SIGNS: readonly Sign[] = []
/** Typing renders the page several times a letter; what does not change must not render with it. */
const ResultPages = memo(ListPagination)
