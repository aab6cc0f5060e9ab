import type { PaymentMethod } from '@gebaerdenraum/domain/billing/checkout.contract'
import type { Offer } from '@gebaerdenraum/domain/billing/offers/offers.contract'
import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { eq } from 'drizzle-orm'
import { makeToken } from '../../src/modules/accounts/access-tokens.ts'
import { type GivenUser, givenSigns, givenUser } from '../builders.ts'
import { openTree, personalRoot, teamRoot } from '../files/tree-client.ts'
import { dayFromToday } from '../german-calendar.ts'
import { CARDS, COMPANY, givenAddress, typedCard } from '../given-checkout.ts'
import { givenInvoiceOf } from '../given-overdue-invoice.ts'
import { givenMember, givenTeamLicence } from '../given-team.ts'
import { orders, payments, teams, verifications } from '../tables.ts'
import type { TestServer } from '../test-server.ts'
import { picture, uploadImage } from '../upload-image.ts'

/** Stands in every text of the victim's. An answer to anybody else that holds it leaks. */
export const MARKER = 'Geheimnis7391'

export type Victim = {
  readonly owner: GivenUser
  readonly manager: GivenUser
  readonly member: GivenUser
  readonly shareKey: string
  /** An id of the victim's for each resource that takes one, by its path. */
  readonly ids: Readonly<Record<string, string>>
  readonly teamId: string
  readonly folderPath: string
  readonly paymentMethod: string
  readonly sign: string
}

let counter = 0

/** The owner of a licensed team, with one of everything that an account can have. */
export const givenVictim = async (server: TestServer, admin: GivenUser): Promise<Victim> => {
  const { db } = server.database
  counter += 1
  const sign = (await givenSigns(server, [{ title: `Ball ${counter}`, isPreview: true }])).get(`Ball ${counter}`) ?? ''
  const email = `opfer-${counter}@test.example`
  const subscriptionId = await givenTeamLicence(server, 10)
  const owner = await givenUser(server, { subscriptionId, email, name: `Olga ${MARKER}` })
  const as = owner.token
  const make = async <Body extends { readonly _id: string }>(path: string, data: object): Promise<Body> => {
    const { status, body } = await server.call<Body>('POST', path, { as, data })
    if (status !== 201) throw new Error(`${path}: ${JSON.stringify(body)}`)
    return body
  }
  const team = await make('teams', { name: `Team ${MARKER}`, description: `Beschreibung ${MARKER}` })
  const manager = await givenMember(server, { id: team._id }, 'manager', { name: `Mara ${MARKER}` })
  const member = await givenMember(server, { id: team._id }, 'member', { name: `Momo ${MARKER}` })

  const list = await make<List>('lists', { name: `Liste ${MARKER}`, signs: [sign] })
  const shared = await server.call<List>('PATCH', `lists/${list._id}`, { as, data: { shareKey: 'generate' } })
  const tree = openTree(server, as)
  const folder = await tree.folder(`Ordner ${MARKER}`, personalRoot(owner))
  await tree.folder(`Teamordner ${MARKER}`, teamRoot(team._id))
  await tree.file(`Teamliste ${MARKER}`, teamRoot(team._id), 'lists')
  const document = await make('documents', { name: `Dokument ${MARKER}`, type: 'grid' })
  await server.call('PATCH', `documents/${document._id}`, { as, data: { revision: 1, properties: PROPERTIES } })
  const customSign = await make('custom-signs', { name: `Gebärde ${MARKER}`, signType: 'signOnly' })
  const bytes = await picture(300, 200).png().toBuffer()
  const image = (await uploadImage(server, as, { bytes, name: `${MARKER}.png` })).body
  await make('favorites', { sign })
  const review = { _id: crypto.randomUUID(), sign, answer: 'known', reviewedAt: new Date().toISOString() }
  await server.call('POST', 'repetitions', { as, data: { reviews: [review] } })
  const wish = await make('sign-requests', { text: `Wunsch ${MARKER}`, comment: MARKER })
  const invited = { name: `Ina ${MARKER}`, email: `${MARKER}@test.example`, team: team._id, message: MARKER }
  const invitation = await make('invitations', invited)

  await givenAddress(server, owner, { ...COMPANY, name: MARKER, company: MARKER, street: MARKER, city: MARKER })
  const method = { object: 'payment_method', type: 'card', card: typedCard(CARDS.works), name: MARKER }
  const paymentMethod = (await server.call<PaymentMethod>('POST', 'checkout', { as, data: method })).body.id
  const invoice = await givenInvoiceOf(server, owner, { issuedOn: dayFromToday(-30), company: MARKER })
  const payment = (await db.select({ id: payments.id }).from(payments)).at(-1)
  const order = (await db.select({ id: orders.id }).from(orders)).at(-1)
  const asked = { name: MARKER, email, organisation: MARKER, seats: 200, period: 12, message: MARKER }
  const request = await make('custom-subscription-requests', asked)
  const offer = await server.call<Offer>('POST', 'offers', {
    as: admin.token,
    data: { request: request._id, seats: 200, period: 12, net: 900_000, validUntil: dayFromToday(30), text: MARKER },
  })
  const declaration = {
    kind: 'cancellation',
    manner: 'ordinary',
    name: MARKER,
    email,
    contract: MARKER,
    ends: 'soonest',
  }
  const declared = await make('contract-declarations', declaration)
  const [verification] = await db
    .insert(verifications)
    .values({
      userId: owner.id,
      action: 'initialPassword',
      tokenHash: makeToken().tokenHash,
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .returning({ id: verifications.id })

  return {
    owner,
    manager,
    member,
    shareKey: shared.body.shareKey ?? '',
    teamId: team._id,
    folderPath: `${folder.path}${folder._id},`,
    paymentMethod,
    sign,
    ids: {
      'administration-teams': team._id,
      checkout: paymentMethod,
      'contract-declarations': declared._id,
      'custom-signs': customSign._id,
      'custom-subscription-requests': request._id,
      customers: owner.id,
      documents: document._id,
      favorites: sign,
      'file-nodes': folder._id,
      images: image._id,
      invitations: invitation._id,
      invoices: invoice.id,
      lists: list._id,
      'manual-refunds': payment?.id ?? '',
      offers: offer.body._id,
      'payment-confirmations': payment?.id ?? '',
      people: owner.id,
      'pending-orders': order?.id ?? '',
      'sign-requests': wish._id,
      subscriptions: subscriptionId,
      teams: team._id,
      users: owner.id,
      verifications: verification?.id ?? '',
    },
  }
}

const PROPERTIES = {
  title: `Titel ${MARKER}`,
  logo: null,
  footerText: '',
  firstColumnTitle: '',
  secondColumnTitle: '',
} as const

/** Every id that belongs to the victim's accounts and team: a row of somebody else's that names one is suspicious. */
export const idsOfVictim = async ({ database: { db } }: TestServer, victim: Victim): Promise<readonly string[]> => {
  const people = [victim.owner.id, victim.manager.id, victim.member.id]
  const [team] = await db.select({ id: teams.id }).from(teams).where(eq(teams.id, victim.teamId))
  const { favorites: _sign, ...own } = victim.ids
  return [...new Set([...people, team?.id ?? '', ...Object.values(own)])].filter((id) => id !== '')
}
