import type { AdministeredTeamSummary } from '@gebaerdenraum/domain/teams/administration-teams.contract'
import { Anchor } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AdministrationPage } from '../../../ui/administration/administration-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { germanDay } from '../../../ui/german-dates.ts'
import { byId, type Column, DataTable } from '../../../ui/lists/data-table.tsx'
import { ListFilters, ListTotal } from '../../../ui/lists/list-filters.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { Tag } from '../../../ui/lists/tag.tsx'
import { useListAddress } from '../../../ui/lists/use-list-address.ts'
import sections from '../../../ui/page-sections.module.css'
import table from '../../../ui/table.module.css'
import { teamAddress } from '../../accounts/administration/index.ts'
import { TEAM_FILTERS, TEAM_LICENCE_TEXTS } from './filters.ts'
import { administeredTeamsQuery } from './queries.ts'

/** All teams. */
export const Page = () => {
  const { words, page, change, turnTo } = useListAddress()
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
        <ListTotal total={query.data?.total} one="Ein Team" many="Teams" />
        <PagedList
          noun="Teams"
          query={query}
          page={page}
          onPage={turnTo}
          empty={<EmptyState icon={IconUsersGroup} title="Kein Team gefunden." />}
        >
          {(teams) => <DataTable label="Teams" columns={COLUMNS} rows={teams} rowKey={byId} />}
        </PagedList>
      </section>
    </AdministrationPage>
  )
}

const COLUMNS: readonly Column<AdministeredTeamSummary>[] = [
  {
    head: 'Team',
    cell: ({ _id, name, owner }) => (
      <>
        <Anchor
          className={table.name!}
          renderRoot={(props) => <Link to={teamAddress(_id)} {...props} />}
          translate="no"
        >
          {name}
        </Anchor>
        <span className={table.mail}>
          {owner.name}, {owner.email}
        </span>
      </>
    ),
  },
  {
    head: 'Lizenz',
    cell: ({ licence }) => <Tag text={TEAM_LICENCE_TEXTS[licence]} tone={licence === 'active' ? 'teal' : 'gray'} />,
  },
  { head: 'Plätze', cell: ({ seats }) => `${seats.size - seats.free} von ${seats.size} belegt` },
  { head: 'Seit', className: table.day, cell: ({ createdAt }) => germanDay(createdAt) },
]
