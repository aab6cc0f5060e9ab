import { Button } from '@mantine/core'
import { IconUserPlus, IconUserSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { openDialog } from '../../../../ui/dialogs/dialog-host.tsx'
import sections from '../../../../ui/page-sections.module.css'
import { AdministrationPage } from '../../components/administration-page.tsx'
import { PagedList } from '../../orders/components/paged-list.tsx'
import { PEOPLE_FILTERS } from '../list/filters.ts'
import classes from '../list/list-filters.module.css'
import { ListFilters } from '../list/list-filters.tsx'
import { PeopleTable } from '../list/people-table.tsx'
import { useAddressWords } from '../list/use-address-words.ts'
import { personAddress } from '../people-texts.ts'
import { NewAccountDialog } from '../person/new-account-dialog.tsx'
import { peopleQuery } from '../queries.ts'

/** Everybody who has an account. */
export const Page = () => {
  const { words, page, change } = useAddressWords()
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
        <p className={classes.total} role="status">
          {query.data && (query.data.total === 1 ? 'Eine Person' : `${query.data.total} Personen`)}
        </p>
        <PagedList
          noun="Die Personen"
          query={query}
          page={page}
          onPage={(next) => change({ seite: String(next) })}
          empty={{ icon: IconUserSearch, title: 'Niemand gefunden.' }}
        >
          {(people) => <PeopleTable people={people} />}
        </PagedList>
      </section>
    </AdministrationPage>
  )
}
