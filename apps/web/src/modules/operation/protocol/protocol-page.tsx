import { COMMAND_LINE } from '@gebaerdenraum/domain/audit/command-line'
import { ACTION_TEXTS } from '@gebaerdenraum/domain/audit-texts'
import { compareGerman } from '@gebaerdenraum/domain/kernel/german-order'
import { Button, Select, TextInput } from '@mantine/core'
import { IconHistoryOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { AdministrationPage } from '../../../ui/administration/administration-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListTotal } from '../../../ui/lists/list-filters.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { type ChangeListWords, type ListWords, useListAddress } from '../../../ui/lists/use-list-address.ts'
import sections from '../../../ui/page-sections.module.css'
import { SearchLandmark } from '../../../ui/search-landmark.tsx'
import { useSession } from '../../accounts/index.ts'
import { EntryTable } from './entry-table.tsx'
import classes from './protocol.module.css'
import { auditEntriesQuery } from './queries.ts'

/** What administrators did. Written by the server; it cannot be changed. */
export const Page = () => {
  const { words, page, change, turnTo } = useListAddress()
  const query = useQuery(auditEntriesQuery(words, page))
  return (
    <AdministrationPage heading="Protokoll">
      <section className={sections.card} aria-label="Einträge">
        <p className={sections.muted}>
          Was in der Verwaltung getan wurde. Der Server schreibt es selbst, niemand kann es ändern oder löschen.
        </p>
        <Filters words={words} change={change} />
        <ListTotal total={query.data?.total} one="Ein Eintrag" many="Einträge" />
        <PagedList
          noun="Einträge"
          query={query}
          page={page}
          onPage={turnTo}
          empty={<EmptyState icon={IconHistoryOff} title="Keine Einträge gefunden." />}
        >
          {(entries) => <EntryTable entries={entries} onNarrow={change} />}
        </PagedList>
      </section>
    </AdministrationPage>
  )
}

const Filters = ({ words, change }: { readonly words: ListWords; readonly change: ChangeListWords }) => {
  const { session } = useSession()
  const { person = '', aktion = '', ausgang = '', von = '', bis = '', gegenstand } = words
  const people = [
    { value: '', label: 'Alle' },
    { value: session!.user._id, label: 'Ich' },
    { value: COMMAND_LINE, label: 'Kommandozeile' },
  ]
  const isKnown = people.some(({ value }) => value === person)
  return (
    <SearchLandmark label="Einträge suchen" className={classes.filters!}>
      <Select
        label="Wer"
        data={isKnown ? people : [...people, { value: person, label: 'Gewählte Person' }]}
        value={person}
        allowDeselect={false}
        onChange={(value) => change({ person: value || undefined })}
      />
      <Select
        label="Was"
        data={[{ value: '', label: 'Alles' }, ...ACTIONS]}
        value={aktion in ACTION_TEXTS ? aktion : ''}
        allowDeselect={false}
        searchable
        onChange={(value) => change({ aktion: value || undefined })}
      />
      <Select
        label="Ausgang"
        data={OUTCOMES}
        value={ausgang}
        allowDeselect={false}
        onChange={(value) => change({ ausgang: value || undefined })}
      />
      <DayField label="Von" value={von} onChange={(day) => change({ von: day || undefined })} />
      <DayField label="Bis" value={bis} onChange={(day) => change({ bis: day || undefined })} />
      {gegenstand && (
        <Button variant="default" onClick={() => change({ gegenstand: undefined })}>
          Auch alles andere zeigen
        </Button>
      )}
    </SearchLandmark>
  )
}

const DayField = ({ label, value, onChange }: Field) => (
  <TextInput type="date" label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
)
type Field = { readonly label: string; readonly value: string; readonly onChange: (day: string) => void }

const ACTIONS = Object.entries(ACTION_TEXTS)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => compareGerman(one.label, other.label))

const OUTCOMES = [
  { value: '', label: 'Alle' },
  { value: 'failed', label: 'Fehlgeschlagen' },
]
