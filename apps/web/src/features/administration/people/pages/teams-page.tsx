import { IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import sections from '../../../../ui/page-sections.module.css'
import { AdministrationPage } from '../../components/administration-page.tsx'
import { PagedList } from '../../orders/components/paged-list.tsx'
import { TEAM_FILTERS } from '../list/filters.ts'
import classes from '../list/list-filters.module.css'
import { ListFilters } from '../list/list-filters.tsx'
import { TeamsTable } from '../list/teams-table.tsx'
import { useAddressWords } from '../list/use-address-words.ts'
import { administeredTeamsQuery } from '../queries.ts'

/** All teams. */
export const Page = () => {
  const { words, page, change } = useAddressWords()
  const query = useQuery(administeredTeamsQuery(words, page))
  return (
    <AdministrationPage heading="Teams">
      <section className={sections.card} aria-label="Teams">
        <ListFilters
          searchLabel="Name des Teams oder des Inhabers"
          filters={TEAM_FILTERS}
          words={words}
          onChange={change}
        />
        <p className={classes.total} role="status">
          {query.data && (query.data.total === 1 ? 'Ein Team' : `${query.data.total} Teams`)}
        </p>
        <PagedList
          noun="Die Teams"
          query={query}
          page={page}
          onPage={(next) => change({ seite: String(next) })}
          empty={{ icon: IconUsersGroup, title: 'Kein Team gefunden.' }}
        >
          {(teams) => <TeamsTable teams={teams} />}
        </PagedList>
      </section>
    </AdministrationPage>
  )
}
