import {
  createdSummary,
  editedSummary,
  offeredSummary,
  retiredSummary,
} from '@gebaerdenraum/domain/catalogue/catalogue-changes/change-summaries'
import { changedStateFields, type SignState } from '@gebaerdenraum/domain/catalogue/catalogue-changes/sign-state'
import type { CatalogueSign, catalogueSignsContract } from '@gebaerdenraum/domain/catalogue/catalogue-signs.contract'
import { freeSlug } from '@gebaerdenraum/domain/catalogue/import/free-slug'
import { slugOf } from '@gebaerdenraum/domain/catalogue/import/sign-slug'
import { readPictogramSet } from '@gebaerdenraum/drawing/pictograms/pictogram-set'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { WriteContext } from '../../../platform/framework/define-resource.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { signedInCaller } from '../../accounts/index.ts'
import { categoryExists } from '../categories.repository.ts'
import { lockCatalogue } from '../changes/catalogue-changes.repository.ts'
import { type CatalogueChange, recordCatalogueChange } from '../changes/record-catalogue-change.ts'
import {
  findSignStates,
  findTakenSlugs,
  insertSign,
  type StoredState,
  writeSignStates,
} from '../changes/sign-states.repository.ts'
import type { Services } from '../services.ts'
import { catalogueSignOf } from './catalogue-sign-of.ts'
import { findCatalogueSign } from './catalogue-signs.repository.ts'
import { showChanges } from './show-changes.ts'

type Call = WriteContext<Services>
type NewSign = z.output<typeof catalogueSignsContract.create.data>
type SignPatch = z.output<typeof catalogueSignsContract.patch.data>

export const createCatalogueSign = async (context: Call, data: NewSign): Promise<CatalogueSign> => {
  const { db } = context
  await assertUsable(context, data)
  const state: SignState = { ...data, isRetired: false, posterMs: null, media: {} }
  const id = v7()
  await lockCatalogue(db)
  const slug = await newSlug(context, data.title)
  const change = { kind: 'edit', summary: createdSummary(data.title), actorId: actorOf(context) } as const
  const recorded = await recordCatalogueChange(db, change, { slugs: [slug] }, () => insertSign(db, { id, slug, state }))
  await showChanges(context, recorded.changed)
  return wholeSign(context, id)
}

export const patchCatalogueSign = async (context: Call, id: string, data: SignPatch): Promise<CatalogueSign> => {
  const { revision, ...given } = data
  const wanted = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return changeSign(context, id, async (stored) => {
    // Two who edit the same sign must not write over each other unseen.
    if (stored.revision !== revision) throw staleSign(stored.revision)
    const state: SignState = { ...stored.state, ...wanted }
    await assertUsable(context, state, stored.state)
    return state
  })
}

export const retireCatalogueSign = (context: Call, id: string): Promise<CatalogueSign> =>
  changeSign(context, id, async ({ state }) => ({ ...state, isRetired: true }))

/** Brings one sign to the state that `next` answers, records the change, and answers the sign as it is then. */
export const changeSign = async (
  context: Call,
  id: string,
  next: (stored: StoredState) => Promise<SignState>,
): Promise<CatalogueSign> => {
  const { db } = context
  await lockCatalogue(db)
  const stored = await storedSign(context, id)
  const state = await next(stored)
  const fields = changedStateFields(stored.state, state)
  if (fields.length > 0) {
    const recorded = await recordCatalogueChange(db, changeOf(context, stored.state, state), { ids: [id] }, () =>
      writeSignStates(db, [{ id, before: stored.state, state }]),
    )
    await showChanges(context, recorded.changed)
  }
  return wholeSign(context, id)
}

const changeOf = (context: Call, before: SignState, after: SignState): CatalogueChange => {
  const fields = changedStateFields(before, after)
  const isOffer = fields.length === 1 && fields[0] === 'isRetired'
  const offer = after.isRetired ? retiredSummary(after.title) : offeredSummary(after.title)
  return { kind: 'edit', summary: isOffer ? offer : editedSummary(after.title, fields), actorId: actorOf(context) }
}

export const storedSign = async ({ db }: Pick<Call, 'db'>, id: string): Promise<StoredState> => {
  const row = await findCatalogueSign(db, id)
  const [stored] = row ? await findSignStates(db, [row.id]) : []
  if (!stored) throw noSign()
  return stored
}

export const wholeSign = async (
  { db, services }: Pick<Call, 'db' | 'services'>,
  id: string,
): Promise<CatalogueSign> => {
  const row = await findCatalogueSign(db, id)
  if (!row) throw noSign()
  return catalogueSignOf(row, services)
}

export const actorOf = ({ caller }: Pick<Call, 'caller'>): string => signedInCaller(caller).userId

export const noSign = (): ApiError => new ApiError('NotFound', 'Diese Gebärde gibt es nicht.')

const staleSign = (revision: number): ApiError =>
  new ApiError('Conflict', 'Diese Gebärde wurde inzwischen geändert. Lade sie neu, bevor du weiterarbeitest.', {
    data: { revision },
  })

type Checked = Pick<SignState, 'category' | 'symbol'>

const assertUsable = async ({ db }: Call, wanted: Checked, before?: Checked): Promise<void> => {
  if (wanted.category !== before?.category && !(await categoryExists(db, wanted.category))) {
    throw wrongField('category', 'Diese Kategorie gibt es nicht (mehr).')
  }
  if (wanted.symbol === null || wanted.symbol === before?.symbol) return
  const pictogramOf = await readPictogramSet()
  if (!pictogramOf(wanted.symbol)) throw wrongField('symbol', `Das Symbol „${wanted.symbol}“ gibt es nicht.`)
}

const wrongField = (field: string, sentence: string): ApiError =>
  new ApiError('BadRequest', sentence, { errors: { [field]: sentence } })

/** Made from the title once; a new title leaves it, because links lead to it. */
const newSlug = async ({ db }: Call, title: string): Promise<string> => {
  const slug = slugOf(title)
  const taken = await findTakenSlugs(db, slug)
  return taken.has(slug) ? freeSlug(slug, taken) : slug
}
