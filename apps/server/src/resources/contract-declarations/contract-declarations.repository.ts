import type { DeclarationKind } from '@gebaerdenraum/domain/licences/contract-declarations.contract'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { contractDeclarations } from '../../database/tables/index.ts'

export type DeclarationRow = typeof contractDeclarations.$inferSelect

export const insertDeclaration = async (
  db: Database,
  declaration: typeof contractDeclarations.$inferInsert,
): Promise<DeclarationRow> => {
  const [row] = await db.insert(contractDeclarations).values(declaration).returning()
  return row as DeclarationRow
}

export const findDeclarations = async (
  db: Database,
  { kind, open }: { readonly kind: DeclarationKind | undefined; readonly open: boolean },
  page: { readonly skip: number; readonly limit: number; readonly direction: 1 | -1 },
) => {
  const condition = and(
    kind && eq(contractDeclarations.kind, kind),
    open ? isNull(contractDeclarations.handledAt) : undefined,
  )
  const total = await db.$count(contractDeclarations, condition)
  const order = (page.direction === 1 ? asc : desc)(contractDeclarations.id)
  const rows = await db
    .select()
    .from(contractDeclarations)
    .where(condition)
    .orderBy(order)
    .limit(page.limit)
    .offset(page.skip)
  return { total, rows }
}

/** Keeps the moment of the first time. */
export const markHandled = async (db: Database, id: string, now: Date): Promise<DeclarationRow | undefined> => {
  const isOne = eq(contractDeclarations.id, id)
  await db
    .update(contractDeclarations)
    .set({ handledAt: now })
    .where(and(isOne, isNull(contractDeclarations.handledAt)))
  const [row] = await db.select().from(contractDeclarations).where(isOne)
  return row
}

/** What a person declared while signed in, for the export of his data. */
export const findDeclarationsOf = (db: Database, userId: string) =>
  db
    .select({ content: contractDeclarations.content, receivedAt: contractDeclarations.receivedAt })
    .from(contractDeclarations)
    .where(eq(contractDeclarations.userId, userId))
    .orderBy(asc(contractDeclarations.id))
