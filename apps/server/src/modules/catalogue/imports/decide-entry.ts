import type { catalogueImportEntriesContract } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { freeSlug } from '@gebaerdenraum/domain/catalogue/import/free-slug'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { type Decision, type EntryRow, findSlugsLike, setDecision } from './import-entries.repository.ts'

type Wish = z.output<typeof catalogueImportEntriesContract.patch.data>

/** Keeps what somebody decided about a row; what the decision means for the plan is worked out when it is applied. */
export const decideEntry = async (db: Database, entry: EntryRow, wish: Wish): Promise<Decision> => {
  if (entry.status !== 'new' && entry.status !== 'changed') throw undecidable()
  if (entry.kind === 'file' && wish.decision !== null && wish.decision !== 'leave-out') throw undecidable()
  const decision = { decision: wish.decision, decisionSlug: await slugOf(db, entry, wish) }
  await setDecision(db, entry.importId, entry.position, decision)
  return decision
}

const slugOf = async (db: Database, entry: EntryRow, wish: Wish): Promise<string | null> => {
  if (wish.decision === 'same') {
    if (!entry.matches.some(({ slug }) => slug === wish.slug)) throw noMatch()
    return wish.slug
  }
  const { slug } = entry
  if (wish.decision !== 'new' || slug === null) return null
  // A new sign with its own short form; where that one is taken, with the next free one.
  return entry.status === 'new' ? slug : freeSlug(slug, await findSlugsLike(db, entry.importId, slug))
}

const undecidable = (): ApiError =>
  new ApiError('Conflict', 'Entschieden wird nur über Zeilen und Dateien, die etwas ändern.')
const noMatch = (): ApiError => new ApiError('BadRequest', 'Diese Gebärde wurde für die Zeile nicht gefunden.')
