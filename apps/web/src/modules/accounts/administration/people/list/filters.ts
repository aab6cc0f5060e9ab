import { LICENCE_SOURCES, type LicenceSource } from '@gebaerdenraum/domain/accounts/is-licensed'
import type { ListFilter } from '../../../../../ui/lists/list-filters.tsx'
import { readChosen, readSearch, toOptions } from '../../../../../ui/lists/read-filters.ts'
import type { ListWords } from '../../../../../ui/lists/use-list-address.ts'
import { LICENCE_TEXTS } from '../people-texts.ts'

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
