import { TEAM_LICENCES, type TeamLicence } from '@gebaerdenraum/domain/teams/team-licences'
import type { ListFilter } from '../../../ui/lists/list-filters.tsx'
import { readChosen, readSearch, toOptions } from '../../../ui/lists/read-filters.ts'
import type { ListWords } from '../../../ui/lists/use-list-address.ts'

export const TEAM_LICENCE_TEXTS = { active: 'Aktiv', inactive: 'Nicht aktiv', none: 'Ohne Lizenz' } as const

export const TEAM_FILTERS: readonly ListFilter[] = [
  { word: 'lizenz', label: 'Lizenz', options: toOptions(TEAM_LICENCES, TEAM_LICENCE_TEXTS) },
]

/** Filters for the server. Unknown values of the address are ignored. */
export const readTeamsFilter = (words: ListWords) => {
  const licence = readChosen(TEAM_FILTERS, words)['lizenz'] as TeamLicence | undefined
  return {
    ...readSearch(words),
    ...(licence && { licence }),
    $sort: words['sortierung'] === 'neu' ? ({ createdAt: -1 } as const) : ({ name: 1 } as const),
  }
}
