import { isUndoable } from '@gebaerdenraum/domain/catalogue/catalogue-changes/plan-undo'
import { changedStateFields } from '@gebaerdenraum/domain/catalogue/catalogue-changes/sign-state'
import type { CatalogueChange } from '@gebaerdenraum/domain/catalogue/catalogue-changes.contract'
import type { ChangeFacts } from './change-list.repository.ts'

export const changeOf = ({ actorId, actorName, sign, ...row }: ChangeFacts): CatalogueChange => ({
  _id: row.id,
  kind: row.kind,
  summary: row.summary,
  actor: actorId === null ? null : { _id: actorId, name: actorName ?? '' },
  at: row.at.toISOString(),
  signCount: row.signCount,
  sign: sign && { _id: sign.id, title: sign.title },
  fields: sign?.before ? [...changedStateFields(sign.before, sign.after)] : [],
  undoneBy: row.undoneById,
  isUndoable: row.undoneById === null && isUndoable(row.at, new Date()),
})
