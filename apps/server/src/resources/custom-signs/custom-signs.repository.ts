import { CUSTOM_SIGN_MODEL_VERSION } from '@gebaerdenraum/domain/custom-signs/migrations'
import type { StoredScene } from '@gebaerdenraum/domain/custom-signs/scene'
import type { CustomSignType } from '@gebaerdenraum/domain/files/file-types'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { customSigns, fileNodes } from '../../database/tables/index.ts'
import type { FilePair } from '../files/file-kind.ts'
import { isOneOf, isReachable, nodeColumns } from '../files/file-nodes.repository.ts'
import type { Reach } from '../files/reach.ts'

type NewCustomSign = { readonly id: string; readonly signType: CustomSignType; readonly content: StoredScene }

export const insertCustomSign = async (db: Database, sign: NewCustomSign): Promise<void> => {
  await db.insert(customSigns).values({ ...sign, modelVersion: CUSTOM_SIGN_MODEL_VERSION })
}

/** A custom sign with its node, within the caller's reach. */
export const findCustomSign = async (db: Database, reach: Reach, id: string) => {
  const [row] = await db
    .select({ signType: customSigns.signType, revision: customSigns.revision, node: nodeColumns })
    .from(customSigns)
    .innerJoin(fileNodes, eq(fileNodes.fileId, customSigns.id))
    .where(and(eq(customSigns.id, id), isReachable(reach)))
  return row
}

export const findCustomSignFacts = (db: Database, ids: readonly string[]) =>
  db
    .select({ id: customSigns.id, signType: customSigns.signType })
    .from(customSigns)
    .where(isOneOf(customSigns.id, ids))

/** Copies begin with revision 1. */
export const copyCustomSigns = async (db: Database, pairs: readonly FilePair[]): Promise<void> => {
  const from = sql.param(pairs.map((pair) => pair.from))
  const to = sql.param(pairs.map((pair) => pair.to))
  await db.execute(sql`insert into custom_signs (id, sign_type, model_version, content)
    select pairs.copy, sign_type, model_version, content
    from unnest(${from}::uuid[], ${to}::uuid[]) as pairs(original, copy) join custom_signs on id = pairs.original`)
}

/** A user's own custom signs whole, for the export of his data. */
export const findAllCustomSigns = (db: Database, userId: string) =>
  db
    .select({
      id: customSigns.id,
      name: fileNodes.name,
      signType: customSigns.signType,
      content: customSigns.content,
    })
    .from(customSigns)
    .innerJoin(fileNodes, eq(fileNodes.fileId, customSigns.id))
    .where(eq(fileNodes.userId, userId))
    .orderBy(customSigns.id)
