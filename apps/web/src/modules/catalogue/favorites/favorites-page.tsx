import { effectiveColumns } from '@gebaerdenraum/domain/catalogue/grid-columns'
import { Alert, Button } from '@mantine/core'
import { IconHeart, IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo } from 'react'
import { useWords } from '../../../ui/address-parts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListPagination } from '../../../ui/list-pagination.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { SkeletonGrid } from '../../../ui/skeleton-grid.tsx'
import { Toolbar } from '../../../ui/toolbar.tsx'
import { useDismissedHints, usePreferences, useSession } from '../../accounts/index.ts'
import { SignGrid } from '../components/sign-grid.tsx'
import { SignModal } from '../components/sign-modal.tsx'
import { useWindowWidth } from '../components/use-window-width.ts'
import { ViewSettings } from '../components/view-settings.tsx'
import { PICTURE_RATIO } from '../picture-of.ts'
import { searchOfWords } from '../search/search-words.ts'
import { useOpenSign } from '../sign-address.ts'
import classes from './favorites-page.module.css'
import { FAVORITES_PER_PAGE, favoritesQuery } from './queries.ts'
import { useRemoveFavorite } from './use-remove-favorite.ts'

/** Id of the hint, as it is remembered once it was closed. */
const HINT = 'favorites-remove'

export const Page = () => {
  const words = useWords()
  const { page } = searchOfWords(words)
  const navigate = useNavigate()
  const { data: result, error, refetch } = useQuery(favoritesQuery(page))
  const [preferences, remember] = usePreferences('favorites')
  const { isDismissed, dismiss } = useDismissedHints()
  const { isLicensed } = useSession()
  const remove = useRemoveFavorite()
  const openSign = useOpenSign()
  const widthPx = useWindowWidth()
  const { columns } = effectiveColumns(preferences.columns, widthPx)
  const { imageType, showNames } = preferences
  const view = useMemo(() => ({ imageType, showNames }), [imageType, showNames])
  const signs = useMemo(() => (result?.data ?? []).map(({ sign }) => ({ ...sign, isFavorite: true })), [result])
  const { open } = openSign
  const openCard = useCallback((sign: { readonly slug: string }) => open(sign.slug), [open])
  const goToPage = useCallback(
    (next: number) => void navigate({ to: '.', search: next > 1 ? { page: String(next) } : {} }),
    [navigate],
  )
  // The last favourite of the last page was removed.
  const lastPage = result ? Math.max(1, Math.ceil(result.total / FAVORITES_PER_PAGE)) : page
  useEffect(() => {
    if (page > lastPage) goToPage(lastPage)
  }, [page, lastPage, goToPage])

  return (
    <div className={classes.page}>
      <Toolbar label="Ansicht der Favoriten" start={<PageHeading>Favoriten</PageHeading>}>
        <ViewSettings value={preferences} widthPx={widthPx} onChange={remember} />
      </Toolbar>
      {signs.length > 0 && !isDismissed(HINT) && (
        <Alert
          variant="light"
          icon={<IconInfoCircle aria-hidden />}
          withCloseButton
          closeButtonLabel="Hinweis schließen"
          onClose={() => dismiss(HINT)}
        >
          Einen Favoriten entfernst du, indem du noch einmal auf sein Herz klickst.
        </Alert>
      )}
      {error && !result && (
        <LoadError title="Deine Favoriten konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {!result && !error && (
        <SkeletonGrid
          columns={columns}
          count={columns * 2}
          aspectRatio={PICTURE_RATIO[imageType]}
          label="Favoriten werden geladen"
        />
      )}
      {result && signs.length > 0 && (
        <SignGrid
          signs={signs}
          columns={columns}
          view={view}
          isLicensed={isLicensed}
          label="Favoriten"
          onOpen={openCard}
          onToggleFavorite={remove}
        />
      )}
      {result && result.total === 0 && (
        <EmptyState icon={IconHeart} title="Noch keine Favoriten gespeichert">
          <p className={classes.text}>Mit dem Herz auf einer Gebärde merkst du sie dir hier.</p>
          <Button component={Link} to="/app/suche" color="coral">
            Gebärden suchen
          </Button>
        </EmptyState>
      )}
      {result && (
        <ListPagination
          label="Seiten der Favoriten"
          page={page}
          pageSize={FAVORITES_PER_PAGE}
          total={result.total}
          onChange={goToPage}
        />
      )}
      <SignModal openSign={openSign} signs={signs} />
    </div>
  )
}
