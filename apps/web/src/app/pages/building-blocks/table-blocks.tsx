import { Button } from '@mantine/core'
import { useState } from 'react'
import { choiceColumn } from '../../../ui/lists/choice-column.tsx'
import { byId, type Column, DataTable } from '../../../ui/lists/data-table.tsx'
import { NumberTable } from '../../../ui/lists/number-table.tsx'
import { Tag } from '../../../ui/lists/tag.tsx'
import table from '../../../ui/table.module.css'
import { Block, BlockSection } from './block.tsx'

type Person = { readonly _id: string; readonly name: string; readonly email: string; readonly isLicensed: boolean }

const PEOPLE: readonly Person[] = [
  { _id: '1', name: 'Mia Beispiel', email: 'mia@kita.example', isLicensed: true },
  { _id: '2', name: 'Noah Mustermann', email: 'noah@werkstatt.example', isLicensed: false },
  {
    _id: '3',
    name: 'Maximiliane von der Heidenreich-Oberbergmann',
    email: 'maximiliane@kindertagesstaette-am-muehlenbach.example',
    isLicensed: true,
  },
]

const COLUMNS: readonly Column<Person>[] = [
  {
    head: 'Person',
    cell: ({ name, email }) => (
      <>
        <span className={table.name}>{name}</span>
        <span className={table.mail}>{email}</span>
      </>
    ),
  },
  {
    head: 'Lizenz',
    cell: ({ isLicensed }) => (isLicensed ? <Tag text="Aktiv" tone="teal" /> : <Tag text="Keine" />),
  },
  {
    head: 'Aktionen',
    isActions: true,
    cell: ({ name }) => (
      <Button variant="subtle" color="red" aria-label={`${name} entfernen`}>
        Entfernen
      </Button>
    ),
  },
]

const PRICES = [
  { seats: 1, year: '49,00 €', twoYears: '89,00 €' },
  { seats: 10, year: '390,00 €', twoYears: '720,00 €' },
  { seats: 100, year: '2.900,00 €', twoYears: '5.400,00 €' },
]

const showPrices = (label: string, hasCards: boolean) => (
  <NumberTable
    label={label}
    rowHead={{ head: 'Plätze', cell: ({ seats }) => seats }}
    columns={[
      { head: 'Ein Jahr', cell: ({ year }) => year },
      { head: 'Zwei Jahre', cell: ({ twoYears }) => twoYears },
    ]}
    rows={PRICES}
    rowKey={({ seats }) => seats}
    hasCards={hasCards}
  />
)

export const TableBlocks = () => (
  <BlockSection title="Tabellen">
    <Block title="Mit Aktionen">
      <DataTable label="Personen" columns={COLUMNS} rows={PEOPLE} rowKey={byId} />
    </Block>
    <Block title="Mit Auswahl und Sortierung">
      <SortedPeople />
    </Block>
    <Block title="Zahlen im Vergleich, auf dem Telefon als Karten">{showPrices('Preise', true)}</Block>
    <Block title="Zahlen im Vergleich, auf dem Telefon zum Schieben">{showPrices('Preise zum Schieben', false)}</Block>
  </BlockSection>
)

const SortedPeople = () => {
  const [isDescending, setDescending] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['2']))
  const isChosen = ({ _id }: Person): boolean => chosen.has(_id)
  const toggle = ({ _id }: Person) =>
    setChosen((before) => new Set(before.has(_id) ? [...before].filter((id) => id !== _id) : [...before, _id]))
  const isAll = chosen.size === PEOPLE.length
  const columns: readonly Column<Person>[] = [
    choiceColumn({
      allLabel: 'Alle Personen auswählen',
      isAll,
      isPart: chosen.size > 0 && !isAll,
      toggleAll: () => setChosen(new Set(isAll ? [] : PEOPLE.map(({ _id }) => _id))),
      label: ({ name }) => `${name} auswählen`,
      isChosen,
      toggle,
    }),
    {
      head: 'Name',
      sort: { direction: isDescending ? 'descending' : 'ascending', onSort: () => setDescending(!isDescending) },
      cell: ({ name }) => name,
    },
    { head: 'E-Mail', cell: ({ email }) => email },
  ]
  const rows = PEOPLE.toSorted((one, other) => one.name.localeCompare(other.name, 'de'))
  return (
    <DataTable
      label="Personen zur Auswahl"
      columns={columns}
      rows={isDescending ? rows.toReversed() : rows}
      rowKey={byId}
      isChosen={isChosen}
    />
  )
}
