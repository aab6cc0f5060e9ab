import { Button } from '@mantine/core'
import { IconCategory, IconHandFinger, IconHistory, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AdministrationPage } from '../../../../ui/administration/administration-page.tsx'
import { openDialog } from '../../../../ui/dialogs/dialog-host.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PagedList } from '../../../../ui/lists/paged-list.tsx'
import { catalogueSignsQuery, SIGNS_PER_PAGE } from '../queries.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CatalogueFilters } from './catalogue-filters.tsx'
import classes from './catalogue-page.module.css'
import { CategoriesDialog } from './categories-dialog.tsx'
import { SignTable } from './sign-table.tsx'
import { useCatalogueView } from './use-catalogue-view.ts'
import { useSelection } from './use-selection.ts'

/** All signs as a table: to find, to see what is missing, to change one or many. */
export const Page = () => {
  const { view, change, turnTo, search } = useCatalogueView()
  const query = useQuery(catalogueSignsQuery(view))
  const selection = useSelection(view, query.data)
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
      <CatalogueFilters view={view} onSearch={search} onChange={change} />
      <div className={classes.results} data-stale={query.isPlaceholderData || undefined}>
        <PagedList
          noun="Gebärden"
          query={query}
          page={view.page}
          pageSize={SIGNS_PER_PAGE}
          onPage={turnTo}
          height="28rem"
          empty={
            <EmptyState icon={IconHandFinger} title="Keine Gebärde passt dazu.">
              <Button variant="default" renderRoot={(props) => <Link to="/app/verwaltung/gebaerden" {...props} />}>
                Alle zeigen
              </Button>
            </EmptyState>
          }
        >
          {(signs) => (
            <>
              <BulkBar selection={selection} total={query.data?.total ?? 0} />
              <SignTable signs={signs} view={view} selection={selection} onChange={change} />
            </>
          )}
        </PagedList>
      </div>
    </AdministrationPage>
  )
}
