import type { PersonSummary } from '@gebaerdenraum/domain/accounts/people/people.contract'
import { Anchor, Button } from '@mantine/core'
import { IconUserPlus, IconUserSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { AdministrationPage } from '../../../../../ui/administration/administration-page.tsx'
import { openDialog } from '../../../../../ui/dialogs/dialog-host.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { germanDay } from '../../../../../ui/german-dates.ts'
import { byId, type Column, DataTable } from '../../../../../ui/lists/data-table.tsx'
import { ListFilters, ListTotal } from '../../../../../ui/lists/list-filters.tsx'
import { PagedList } from '../../../../../ui/lists/paged-list.tsx'
import { Tag } from '../../../../../ui/lists/tag.tsx'
import { useListAddress } from '../../../../../ui/lists/use-list-address.ts'
import sections from '../../../../../ui/page-sections.module.css'
import table from '../../../../../ui/table.module.css'
import { PEOPLE_FILTERS } from '../list/filters.ts'
import { freeUntilText, LICENCE_TEXTS, LICENCE_TONES, personAddress } from '../people-texts.ts'
import { NewAccountDialog } from '../person/new-account-dialog.tsx'
import { peopleQuery } from '../queries.ts'

/** Everybody who has an account. */
export const Page = () => {
  const { words, page, change, turnTo } = useListAddress()
  const navigate = useNavigate()
  const query = useQuery(peopleQuery(words, page))
  const openAccount = async () => {
    const id = await openDialog(NewAccountDialog, {})
    if (id) await navigate({ to: personAddress(id) })
  }
  return (
    <AdministrationPage
      heading="Personen"
      actions={
        <Button color="coral" leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => void openAccount()}>
          Konto anlegen
        </Button>
      }
    >
      <section className={sections.card} aria-label="Personen">
        <ListFilters searchLabel="Name oder E-Mail" filters={PEOPLE_FILTERS} words={words} onChange={change} />
        <ListTotal total={query.data?.total} one="Eine Person" many="Personen" />
        <PagedList
          noun="Personen"
          query={query}
          page={page}
          onPage={turnTo}
          empty={<EmptyState icon={IconUserSearch} title="Niemand gefunden." />}
        >
          {(people) => <DataTable label="Personen" columns={COLUMNS} rows={people} rowKey={byId} />}
        </PagedList>
      </section>
    </AdministrationPage>
  )
}

const COLUMNS: readonly Column<PersonSummary>[] = [
  {
    head: 'Person',
    cell: ({ _id, name, email, isEmailVerified }) => (
      <>
        <Anchor
          className={table.name!}
          translate="no"
          renderRoot={(props) => <Link to={personAddress(_id)} {...props} />}
        >
          {name}
        </Anchor>
        <span className={table.mail}>
          <span translate="no">{email}</span>
          {!isEmailVerified && ' · nicht bestätigt'}
        </span>
      </>
    ),
  },
  {
    head: 'Lizenz',
    cell: (person) => <Tag text={licenceText(person)} tone={LICENCE_TONES[person.licence]} />,
  },
  { head: 'Team', cell: ({ team }) => team && <span translate="no">{team.name}</span> },
  { head: 'Seit', className: table.day, cell: ({ createdAt }) => germanDay(createdAt) },
]

const licenceText = ({ licence, freeAccess }: PersonSummary): string =>
  licence === 'free' && freeAccess ? `Kostenlos ${freeUntilText(freeAccess)}` : LICENCE_TEXTS[licence]
