import { matchesInSteps, type SignMatch } from '@gebaerdenraum/domain/catalogue/import/find-matches'
import type { SignLine } from '@gebaerdenraum/domain/catalogue/import/read-sign-rows'
import type { Database } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { inTurns } from '../../../platform/processes/in-turns.ts'
import { findExistingSigns, findNamedSigns, findSignRevisions } from '../import/import.repository.ts'
import { type PlannedSource, planSource } from '../import/plan-source.ts'
import type { Services } from '../services.ts'
import { finishWork } from './catalogue-imports.repository.ts'
import { countsOf } from './count-entries.ts'
import type { HeldImport } from './hold-import.ts'
import { type PlannedEntry, replaceEntries } from './import-entries.repository.ts'
import { withUpload } from './open-upload.ts'

/** The dry run: says of every line and every file what would become of it, and writes nothing into the catalogue. */
export const checkImport = (held: HeldImport, services: Services): Promise<void> =>
  withUpload(held, services, async ({ csvPath, lines, files }) => {
    const { db } = services
    const { isFingerspelled } = held.row
    const plan = await planSource(db, { csvPath, lines, files, isFingerspelled })
    const entries = await reviewedEntries(db, plan, lines)
    held.signal.throwIfAborted()
    await inTransaction(db, async (transaction) => {
      await replaceEntries(transaction, held.row.id, entries)
      const counts = await countsOf(transaction, held.row.id)
      await finishWork(transaction, held.lease, { state: 'checked', message: null, isPlanned: false, ...counts })
    })
  })

/** The plan with all that a person needs to judge it. */
const reviewedEntries = async (
  db: Database,
  { entries, changes, existing }: PlannedSource,
  lines: readonly SignLine[],
): Promise<readonly PlannedEntry[]> => {
  const values = new Map(changes.map(({ slug, values }) => [slug, values]))
  const revisions = await findSignRevisions(db, [...existing.keys()])
  const matches = await matchesOf(db, lines)
  return entries.map((entry) => {
    const isChange = entry.status === 'new' || entry.status === 'changed'
    const isLine = entry.kind === 'line' && isChange
    return {
      ...entry,
      values: isLine ? (values.get(entry.slug ?? '') ?? null) : null,
      before: isLine ? (existing.get(entry.slug ?? '') ?? null) : null,
      signRevision: revisions.get(entry.slug ?? '') ?? null,
      matches: (entry.line !== null && matches.get(entry.line)) || [],
    }
  })
}

const matchesOf = async (
  db: Database,
  lines: readonly SignLine[],
): Promise<ReadonlyMap<number, readonly SignMatch[]>> => {
  const found = await inTurns(matchesInSteps(lines, await findNamedSigns(db)))
  const slugs = [...new Set([...found.values()].flat().map(({ slug }) => slug))]
  const known = await findExistingSigns(db, slugs)
  const revisions = await findSignRevisions(db, slugs)
  return new Map(
    [...found].map(([line, matches]) => [
      line,
      matches.flatMap(({ slug, reason }) => {
        const sign = known.get(slug)
        return sign ? [{ slug, reason, sign, revision: revisions.get(slug) ?? 0 }] : []
      }),
    ]),
  )
}
