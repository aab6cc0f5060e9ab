import { LICENCE_SOURCES, type LicenceSource } from '@gebaerdenraum/domain/accounts/is-licensed'
import { TEAM_LICENCES, type TeamLicence } from '@gebaerdenraum/domain/teams/team-licences'
import type { ListFilter } from '../../../../ui/lists/list-filters.tsx'
import type { ListWords } from '../../../../ui/lists/use-list-address.ts'
import { LICENCE_TEXTS, TEAM_LICENCE_TEXTS } from '../people-texts.ts'

const toOptions = <Value extends string>(values: readonly Value[], texts: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: texts[value] }))

export const PEOPLE_FILTERS: readonly ListFilter[] = [
  { word: 'lizenz', label: 'Lizenz', options: toOptions(LICENCE_SOURCES, LICENCE_TEXTS) },
  {
    word: 'zugang',
    label: 'Kostenloser Zugang',
    options: [
      { value: 'yes', label: 'Mit' },
      { value: 'no', label: 'Ohne' },
    ],
  },
  {
    word: 'team',
    label: 'Team',
    options: [
      { value: 'yes', label: 'In einem Team' },
      { value: 'no', label: 'In keinem Team' },
    ],
  },
  {
    word: 'adresse',
    label: 'E-Mail-Adresse',
    options: [
      { value: 'yes', label: 'Bestätigt' },
      { value: 'no', label: 'Nicht bestätigt' },
    ],
  },
  {
    word: 'rolle',
    label: 'Rolle',
    options: [
      { value: 'customers', label: 'Kunden' },
      { value: 'admins', label: 'Administratoren' },
    ],
  },
]

export const TEAM_FILTERS: readonly ListFilter[] = [
  { word: 'lizenz', label: 'Lizenz', options: toOptions(TEAM_LICENCES, TEAM_LICENCE_TEXTS) },
]

/** Filters for the server. Unknown values of the address are ignored. */
export const readPeopleFilter = (words: ListWords) => {
  const chosen = readChosen(PEOPLE_FILTERS, words)
  return {
    ...readSearch(words),
    ...(chosen['lizenz'] && { licence: chosen['lizenz'] as LicenceSource }),
    ...(chosen['zugang'] && { free: chosen['zugang'] as 'yes' | 'no' }),
    ...(chosen['team'] && { inTeam: chosen['team'] as 'yes' | 'no' }),
    ...(chosen['adresse'] && { confirmed: chosen['adresse'] as 'yes' | 'no' }),
    ...(chosen['rolle'] && { role: chosen['rolle'] as 'customers' | 'admins' }),
    $sort: words['sortierung'] === 'neu' ? ({ createdAt: -1 } as const) : ({ name: 1 } as const),
  }
}

export const readTeamsFilter = (words: ListWords) => {
  const licence = readChosen(TEAM_FILTERS, words)['lizenz'] as TeamLicence | undefined
  return {
    ...readSearch(words),
    ...(licence && { licence }),
    $sort: words['sortierung'] === 'neu' ? ({ createdAt: -1 } as const) : ({ name: 1 } as const),
  }
}

const readSearch = ({ q = '' }: ListWords) => (q.trim() === '' ? {} : { search: q.trim() })

const readChosen = (filters: readonly ListFilter[], words: ListWords): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    filters.map(({ word, options }) => [word, options.find(({ value }) => value === words[word])?.value]),
  )
