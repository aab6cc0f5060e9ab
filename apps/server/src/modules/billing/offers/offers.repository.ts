import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { customSubscriptionRequests } from '../tables/customers.ts'
import { offers } from '../tables/offers.ts'

export type OfferRow = typeof offers.$inferSelect

export const insertOffer = async (db: Database, offer: typeof offers.$inferInsert): Promise<OfferRow> => {
  const [row] = await db.insert(offers).values(offer).returning()
  return row as OfferRow
}

/** Of several requests, the newest first. */
export const findOffersOf = (db: Database, requestIds: readonly string[]): Promise<OfferRow[]> =>
  requestIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(offers)
        .where(inArray(offers.requestId, [...requestIds]))
        .orderBy(desc(offers.id))

/** With who asked for it. */
export const findOffer = async (db: Database, id: string) => {
  const [row] = await db
    .select({ offer: offers, request: customSubscriptionRequests })
    .from(offers)
    .innerJoin(customSubscriptionRequests, eq(customSubscriptionRequests.id, offers.requestId))
    .where(eq(offers.id, id))
  return row
}

/** Holds the offer until the transaction ends. */
export const lockOffer = async (db: Database, id: string): Promise<OfferRow | undefined> => {
  const [row] = await db.select().from(offers).where(eq(offers.id, id)).for('update')
  return row
}

export const updateOffer = async (
  db: Database,
  id: string,
  change: Partial<Omit<typeof offers.$inferInsert, 'id'>>,
): Promise<OfferRow> => {
  const [row] = await db.update(offers).set(change).where(eq(offers.id, id)).returning()
  return row as OfferRow
}

/** Whatever of a request could still be accepted cannot be any more. */
export const replaceOffers = async (db: Database, requestId: string, now: Date): Promise<void> => {
  const isOpen = and(
    eq(offers.requestId, requestId),
    isNull(offers.withdrawnAt),
    isNull(offers.replacedAt),
    isNull(offers.declinedAt),
    isNull(offers.acceptedAt),
  )
  await db.update(offers).set({ replacedAt: now }).where(isOpen)
}
