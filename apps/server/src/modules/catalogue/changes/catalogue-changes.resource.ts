import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import {
  type CatalogueChange,
  catalogueChangesContract,
  NAMED_SIGNS,
  type UndoOutcome,
} from '@gebaerdenraum/domain/catalogue/catalogue-changes.contract'
import { ApiError } from '../../../platform/framework/errors.ts'
import { signedInCaller } from '../../accounts/index.ts'
import { defineResource } from '../services.ts'
import { showChanges } from '../signs/show-changes.ts'
import { findChangeFacts, findChanges } from './change-list.repository.ts'
import { changeManySigns } from './change-many-signs.ts'
import { changeOf } from './change-of.ts'
import { previewUndo, type UndoPlan, undoCatalogueChange } from './undo-change.ts'

const allow = administrator({ rows: 'all' })

export const catalogueChangesResource = defineResource(catalogueChangesContract, {
  find: {
    allow,
    async handle({ query: { sign, limit, skip }, db }) {
      const { total, rows } = await findChanges(db, { sign, limit, skip })
      return { total, limit, skip, data: rows.map(changeOf) }
    },
  },
  get: {
    allow,
    async handle({ id, db }) {
      const change = await foundChange(db, id)
      return { ...change, undo: outcomeOf(await previewUndo(db, id)) }
    },
  },
  create: {
    allow,
    async handle(context) {
      const { changeId, changed, skipped } = await changeManySigns(context, context.data)
      await showChanges(context, changed)
      return {
        change: changeId === null ? null : await foundChange(context.db, changeId),
        changed: changed.length,
        skipped: skipped.slice(0, NAMED_SIGNS),
        skippedCount: skipped.length,
      }
    },
  },
  patch: {
    allow,
    async handle(context) {
      const { id: changeId, data, db, caller } = context
      const wish = { changeId, actorId: signedInCaller(caller).userId, isForced: data.force }
      const undone = await undoCatalogueChange(db, wish)
      if (!undone.ok) throw REFUSALS[undone.reason]()
      await showChanges(context, undone.changed)
      const change = undone.changeId === null ? null : await foundChange(db, undone.changeId)
      return { ...outcomeOf(undone), change }
    },
  },
})

const noChange = (): ApiError => new ApiError('NotFound', 'Diese Änderung gibt es nicht.')

const REFUSALS = {
  unknown: noChange,
  undone: () => new ApiError('Conflict', 'Diese Änderung wurde schon rückgängig gemacht.'),
  'too-old': () => new ApiError('Conflict', 'Diese Änderung ist älter als ein Jahr und bleibt.'),
} as const

const foundChange = async (db: Parameters<typeof findChangeFacts>[0], id: string): Promise<CatalogueChange> => {
  const row = await findChangeFacts(db, id)
  if (!row) throw noChange()
  return changeOf(row)
}

const outcomeOf = ({ restored, conflicts }: UndoPlan): UndoOutcome => ({
  restored,
  conflictCount: conflicts.length,
  conflicts: conflicts.slice(0, NAMED_SIGNS).map(({ fields, ...conflict }) => ({ ...conflict, fields: [...fields] })),
})
