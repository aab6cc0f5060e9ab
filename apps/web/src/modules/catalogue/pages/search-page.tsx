import { effectiveColumns } from '@gebaerdenraum/domain/catalogue/grid-columns'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
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
import { CategoryFilter, WordClassFilter } from '../search/search-filters.tsx'
import { SearchResults } from '../search/search-results.tsx'
import { SignRequestForm } from '../search/sign-request-form.tsx'
import { SignRequestOffer } from '../search/sign-request-offer.tsx'
import { SIGNS_PER_PAGE, signsQuery } from '../search/signs-query.ts'
import { useReportMissedSearch } from '../search/use-report-missed-search.ts'
import { useSignSearch } from '../search/use-sign-search.ts'
import { useOpenSign } from '../sign-address.ts'
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
  const widthPx = useWindowWidth()
  const { columns } = effectiveColumns(preferences.columns, widthPx)
  const field = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLUListElement>(null)

  const text = result && !isPlaceholderData ? countText(result) : null
  useEffect(() => {
    if (text) announce(text)
  }, [text])
  // An old address may name a page that the catalogue no longer fills.
  const shownPages = result ? Math.max(1, Math.ceil(result.total / SIGNS_PER_PAGE)) : null
  const lastPage = isPlaceholderData ? null : shownPages
  useEffect(() => {
    if (lastPage !== null && search.page > lastPage) choose({ page: lastPage })
  }, [lastPage, search.page, choose])
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
      <PageHeading>Gebärden</PageHeading>
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
        <CategoryFilter categories={categories} chosen={search.category} onChoose={choose} />
        <ViewSettings value={preferences} widthPx={widthPx} onChange={remember} />
      </SearchLandmark>
      <WordClassFilter chosen={search.wordClass} onChoose={choose} />
      <p className={classes.count} aria-hidden="true">
        {result ? countText(result) : '\u00a0'}
      </p>
      {error && !result && (
        <LoadError title="Die Gebärden konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {!result && !error && (
        <SkeletonGrid
          columns={columns}
          count={columns * 3}
          aspectRatio={PICTURE_RATIO[imageType]}
          label="Gebärden werden geladen"
        />
      )}
      {result && result.data.length > 0 && (
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
      {result && result.data.length > 0 && search.page === shownPages && search.search.trim() !== '' && (
        <SignRequestOffer onRequest={() => setRequesting(true)} />
      )}
      <SignModal openSign={openSign} signs={result?.data ?? NO_SIGNS} />
      {isRequesting && <SignRequestForm text={search.search.trim()} onClose={() => setRequesting(false)} />}
    </div>
  )
}

const NO_SIGNS: readonly Sign[] = []
/** Typing renders the page several times a letter; what does not change must not render with it. */
const ResultPages = memo(ListPagination)
