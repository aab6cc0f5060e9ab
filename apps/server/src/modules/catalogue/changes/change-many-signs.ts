import { applyBulkChange, bulkSummary } from '@gebaerdenraum/domain/catalogue/catalogue-changes/bulk-change'
import { changedStateFields } from '@gebaerdenraum/domain/catalogue/catalogue-changes/sign-state'
import type { catalogueChangesContract } from '@gebaerdenraum/domain/catalogue/catalogue-changes.contract'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/framework/define-resource.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { signedInCaller } from '../../accounts/index.ts'
import { findCategoryName } from '../categories.repository.ts'
import type { Services } from '../services.ts'
import { findCatalogueSignIds } from '../signs/catalogue-signs.repository.ts'
import { lockCatalogue } from './catalogue-changes.repository.ts'
import { type RecordedChange, recordCatalogueChange } from './record-catalogue-change.ts'
import { findSignStates, type StateChange, writeSignStates } from './sign-states.repository.ts'

type Wish = z.output<typeof catalogueChangesContract.create.data>

type SkippedSign = { readonly sign: string; readonly title: string; readonly reason: 'too-many-keywords' }

type ChangedMany = RecordedChange & {
  /** Signs that the change does not fit; all others are changed. */
  readonly skipped: readonly SkippedSign[]
}

const PAGE = 1_000

/** The same done to many signs, as one change that can be taken back. */
export const changeManySigns = async (
  { db, caller }: Pick<Context<Services>, 'db' | 'caller'>,
  { signs, change }: Wish,
): Promise<ChangedMany> => {
  await lockCatalogue(db)
  const categoryName = change.category === undefined ? undefined : await nameOfCategory(db, change.category)
  const ids = await chosenIds(db, signs)
  const skipped: SkippedSign[] = []
  const facts = {
    kind: 'bulk',
    summary: bulkSummary(change, categoryName),
    actorId: signedInCaller(caller).userId,
  } as const
  const recorded = await recordCatalogueChange(db, facts, { ids }, async () => {
    for (let start = 0; start < ids.length; start += PAGE) {
      const changes: StateChange[] = []
      for (const { id, state: before } of await findSignStates(db, ids.slice(start, start + PAGE))) {
        const changed = applyBulkChange(before, change)
        if (!changed.ok) skipped.push({ sign: id, title: before.title, reason: changed.reason })
        else if (changedStateFields(before, changed.state).length > 0)
          changes.push({ id, before, state: changed.state })
      }
      await writeSignStates(db, changes)
    }
  })
  return { ...recorded, skipped }
}

const chosenIds = async (db: Database, signs: Wish['signs']): Promise<readonly string[]> => {
  if ('ids' in signs) return signs.ids
  const { category, wordClass, ...filter } = signs.filter
  const ids = await findCatalogueSignIds(db, { ...filter, categories: category, wordClasses: wordClass })
  // Who saw 12 hits must not change 1200.
  if (ids.length === signs.total) return ids
  const message = `Inzwischen sind es ${ids.length} statt ${signs.total} Treffer. Sieh sie noch einmal an.`
  throw new ApiError('Conflict', message, { data: { total: ids.length } })
}

const nameOfCategory = async (db: Database, id: string): Promise<string> => {
  const name = await findCategoryName(db, id)
  if (name !== undefined) return name
  const sentence = 'Diese Kategorie gibt es nicht (mehr).'
  throw new ApiError('BadRequest', sentence, { errors: { 'change.category': sentence } })
}
