import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../accounts/index.ts'
import { highlightsQuery, latestFavoritesQuery, recentSignsQuery } from './queries.ts'
import { prepareStartSections } from './start-sections.tsx'

export type StartContent = {
  readonly isLicensed: boolean
  readonly signOfTheDay: Sign | null
  /** The latest first, as all of these. */
  readonly seen: readonly Sign[]
  readonly favorites: readonly Sign[]
  readonly added: readonly Sign[]
}

/**
 * What the start screen shows, once all of it has arrived: parts that come one by one would move what somebody aims at. Null
 * until then, and while the screen is not shown. What cannot be loaded is missing.
 */
export const useStartContent = (isShown: boolean): StartContent | null => {
  const { session, isLicensed } = useSession()
  const client = useQueryClient()
  const highlights = useQuery({ ...highlightsQuery, enabled: isShown })
  const seen = useQuery({ ...recentSignsQuery(session?.user._id ?? ''), enabled: isShown })
  const favorites = useQuery({ ...latestFavoritesQuery, enabled: isShown })
  const sections = useQuery({
    queryKey: ['start-sections'],
    queryFn: () => prepareStartSections(client),
    enabled: isShown && isLicensed,
  })
  if (!isShown || [highlights, seen, favorites, sections].some(({ isLoading }) => isLoading)) return null
  return {
    isLicensed,
    signOfTheDay: highlights.data?.signOfTheDay ?? null,
    seen: seen.data ?? [],
    favorites: favorites.data ?? [],
    added: highlights.data?.newSigns ?? [],
  }
}
