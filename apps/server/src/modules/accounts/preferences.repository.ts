import {
  DISMISSED_HINTS_MAX,
  type PreferencesPatch,
  RECENTLY_USED_MAX,
} from '@gebaerdenraum/domain/accounts/preferences'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { users } from './tables/accounts.ts'

/**
 * Merges a patch into the stored preferences in one statement, field by field: what another tab saves at the same
 * moment is neither read too early nor written over. A stored value of the wrong kind counts as absent.
 */
export const mergePreferences = async (db: Database, userId: string, patch: PreferencesPatch): Promise<void> => {
  const changes = [
    ...GROUPS.map((group) => [group, groupMerged(group, patch[group])] as const),
    [
      'dismissedHints',
      patch.dismissedHints && idsMerged(['dismissedHints'], patch.dismissedHints, DISMISSED_HINTS_MAX),
    ],
    ['recentlyUsed', patch.recentlyUsed && recentMerged(patch.recentlyUsed)],
  ] as const
  const parts = changes.flatMap(([name, value]) => (value ? [sql`${name}::text, ${value}`] : []))
  if (parts.length === 0) return
  const merged = sql`${objectOr(sql`${users.preferences}`)} || jsonb_build_object(${sql.join(parts, sql`, `)})`
  await db.update(users).set({ preferences: merged, updatedAt: sql`now()` }).where(eq(users.id, userId))
}

const GROUPS = ['search', 'favorites', 'player', 'listEditor', 'hands'] as const

const groupMerged = (group: string, patch: object | undefined): SQL | undefined =>
  patch && sql`${objectOr(stored([group]))} || ${JSON.stringify(patch)}::jsonb`

const recentMerged = (patch: NonNullable<PreferencesPatch['recentlyUsed']>): SQL => {
  const parts = Object.entries(patch).flatMap(([kind, ids]) =>
    ids ? [sql`${kind}::text, ${idsMerged(['recentlyUsed', kind], ids, RECENTLY_USED_MAX)}`] : [],
  )
  const changed = parts.length === 0 ? sql`'{}'::jsonb` : sql`jsonb_build_object(${sql.join(parts, sql`, `)})`
  return sql`${objectOr(stored(['recentlyUsed']))} || ${changed}`
}

/** The given ids first, then the stored ones that are not among them, up to `max`. */
const idsMerged = (path: readonly string[], ids: readonly string[], max: number): SQL => {
  const known = stored(path)
  const whole = sql`${JSON.stringify(ids)}::jsonb || case jsonb_typeof(${known}) when 'array' then ${known} else '[]'::jsonb end`
  const ranked = sql`select id, min(place) as place from jsonb_array_elements_text(${whole}) with ordinality as given(id, place) group by id order by min(place) limit ${max}::int`
  return sql`(select coalesce(jsonb_agg(id order by place), '[]'::jsonb) from (${ranked}) as kept)`
}

const stored = (path: readonly string[]): SQL => sql`${users.preferences} #> ${sql.param([...path])}::text[]`

const objectOr = (value: SQL): SQL =>
  sql`(case jsonb_typeof(${value}) when 'object' then ${value} else '{}'::jsonb end)`
