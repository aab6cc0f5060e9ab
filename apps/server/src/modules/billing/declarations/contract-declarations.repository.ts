import type { DeclarationKind } from '@gebaerdenraum/domain/billing/contract-declarations.contract'
import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { emailKeyExpression } from '../../../platform/database/email-columns.ts'
import { subscriptions, users } from '../../accounts/index.ts'
import { contractDeclarations } from '../tables/contract-declarations.ts'

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
  const rows = await withLicence(db, condition).orderBy(order).limit(page.limit).offset(page.skip)
  return { total, rows }
}

/**
 * With the licence that is most likely meant: of who was signed in, else of the account with the address that was given.
 * Whoever declares may give another's address: the operator is shown it, and decides.
 */
const withLicence = (db: Database, condition: SQL | undefined) => {
  const isSame = and(
    isNull(contractDeclarations.userId),
    eq(
      emailKeyExpression(users),
      sql`lower(coalesce(${contractDeclarations.asciiEmail}, ${contractDeclarations.content} ->> 'email'))`,
    ),
  )
  return db
    .select({ declaration: contractDeclarations, account: users, subscription: subscriptions })
    .from(contractDeclarations)
    .leftJoin(users, or(eq(users.id, contractDeclarations.userId), isSame))
    .leftJoin(subscriptions, eq(subscriptions.id, users.subscriptionId))
    .where(condition)
}

export type DeclarationWithLicence = Awaited<ReturnType<typeof withLicence>>[number]

/** Keeps the moment of the first time, and what was done then. */
export const markHandled = async (
  db: Database,
  id: string,
  { note, now }: { readonly note: string; readonly now: Date },
): Promise<DeclarationWithLicence | undefined> => {
  const isOne = eq(contractDeclarations.id, id)
  await db
    .update(contractDeclarations)
    .set({ handledAt: now, handledNote: note })
    .where(and(isOne, isNull(contractDeclarations.handledAt)))
  const [row] = await withLicence(db, isOne)
  return row
}

/** What a person declared while signed in, for the export of his data. */
export const findDeclarationsOf = (db: Database, userId: string) =>
  db
    .select({ content: contractDeclarations.content, receivedAt: contractDeclarations.receivedAt })
    .from(contractDeclarations)
    .where(eq(contractDeclarations.userId, userId))
    .orderBy(asc(contractDeclarations.id))
