import type { SignState } from '@gebaerdenraum/domain/catalogue/catalogue-changes/sign-state'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { catalogueChanges } from '../tables/catalogue-changes.ts'

export type ChangeFacts = Awaited<ReturnType<typeof selectChanges>>[number]

/** Of a change of a single sign: which, and what became of it. */
type OnlySign = {
  readonly id: string
  readonly title: string
  readonly before: SignState | null
  readonly after: SignState
}

const signCount = sql<number>`${catalogueChanges}.forgotten_signs + (
  select count(*)::int from catalogue_change_signs c where c.change_id = ${catalogueChanges}.id)`

/** Of thousands two are looked at: enough to know that there is no single one. */
const onlySign = sql<OnlySign | null>`(
  select json_build_object('id', s.id, 'title', s.title, 'before', one.before, 'after', one.after)
  from (
    select c.*, count(*) over () as n from (
      select sign_id, before, after from catalogue_change_signs where change_id = ${catalogueChanges}.id limit 2
    ) c
  ) one join signs s on s.id = one.sign_id where one.n = 1)`

const selectChanges = (db: Database, where: SQL | undefined, { limit, skip }: Paging) =>
  db
    .select({
      id: catalogueChanges.id,
      kind: catalogueChanges.kind,
      summary: catalogueChanges.summary,
      actorId: catalogueChanges.actorId,
      actorName: users.name,
      at: catalogueChanges.at,
      undoneById: catalogueChanges.undoneById,
      signCount,
      sign: onlySign,
    })
    .from(catalogueChanges)
    .leftJoin(users, eq(users.id, catalogueChanges.actorId))
    .where(where)
    .orderBy(desc(catalogueChanges.at), desc(catalogueChanges.id))
    .limit(limit)
    .offset(skip)

type Paging = { readonly limit: number; readonly skip: number }

/** The newest first; of one sign only those that changed it. */
export const findChanges = async (db: Database, { sign, ...page }: Paging & { readonly sign: string | undefined }) => {
  const where =
    sign === undefined
      ? undefined
      : sql`exists (select 1 from catalogue_change_signs c
          where c.sign_id = ${sign} and c.change_id = ${catalogueChanges}.id)`
  const total = await db.$count(catalogueChanges, where)
  return { total, rows: await selectChanges(db, where, page) }
}

export const findChangeFacts = async (db: Database, id: string): Promise<ChangeFacts | undefined> => {
  if (!isUuid(id)) return undefined
  const [row] = await selectChanges(db, eq(catalogueChanges.id, id), { limit: 1, skip: 0 })
  return row
}
