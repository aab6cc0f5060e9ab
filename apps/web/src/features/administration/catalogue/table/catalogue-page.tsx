import { Button } from '@mantine/core'
import { IconCategory, IconHandFinger, IconHistory, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { openDialog } from '../../../../ui/dialogs/dialog-host.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ListPagination } from '../../../../ui/list-pagination.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { AdministrationPage } from '../../components/administration-page.tsx'
import { catalogueSignsQuery, SIGNS_PER_PAGE } from '../queries.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CatalogueFilters } from './catalogue-filters.tsx'
import classes from './catalogue-page.module.css'
import { CategoriesDialog } from './categories-dialog.tsx'
import { SignTable } from './sign-table.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { useCatalogueView } from './use-catalogue-view.ts'
import { useSelection } from './use-selection.ts'

/** All signs as a table: to find, to see what is missing, to change one or many. */
export const Page = () => {
  const { view, text, type, change } = useCatalogueView()
  const { data, error, isPlaceholderData, refetch } = useQuery(catalogueSignsQuery(view))
  const selection = useSelection(view, data)
  return (
    <AdministrationPage
      heading="Gebärden"
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconCategory size={18} aria-hidden />}
            onClick={() => void openDialog(CategoriesDialog, null)}
          >
            Kategorien
          </Button>
          <Button
            variant="default"
            leftSection={<IconHistory size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/app/verwaltung/gebaerden/aenderungen" {...props} />}
          >
            Änderungen
          </Button>
          <Button
            color="coral"
            leftSection={<IconPlus size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/app/verwaltung/gebaerden/$id" params={{ id: 'neu' }} {...props} />}
          >
            Gebärde anlegen
          </Button>
        </>
      }
    >
      <CatalogueFilters view={view} text={text} onType={type} onChange={change} />
      {error ? (
        <LoadError title="Die Gebärden konnten nicht geladen werden." error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <TableSkeleton />
      ) : data.total === 0 ? (
        <EmptyState icon={IconHandFinger} title="Keine Gebärde passt dazu.">
          <Button variant="default" renderRoot={(props) => <Link to="/app/verwaltung/gebaerden" {...props} />}>
            Alle zeigen
          </Button>
        </EmptyState>
      ) : (
        <div className={classes.results} data-stale={isPlaceholderData || undefined}>
          <BulkBar selection={selection} total={data.total} />
          <SignTable signs={data.data} view={view} selection={selection} onChange={change} />
          <ListPagination
            page={view.page}
            pageSize={SIGNS_PER_PAGE}
            total={data.total}
            onChange={(page) => change({ page })}
            label="Seiten der Gebärden"
          />
        </div>
      )}
    </AdministrationPage>
  )
}
