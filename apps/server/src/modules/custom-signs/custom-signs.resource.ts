import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { licensed, signedIn } from '@gebaerdenraum/domain/accounts/access/permissions'
import { customSignsContract } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import { fileNameKey } from '@gebaerdenraum/domain/files/file-names'
import type { Database } from '../../platform/database/database.ts'
import { accountOfCaller, signedInCaller, userOf } from '../accounts/index.ts'
import { removeNode } from '../files/index.ts'
import { changeCustomSign } from './change-custom-sign.ts'
import { createCustomSign } from './create-custom-sign.ts'
import { noCustomSign } from './custom-sign-errors.ts'
import { customSignOf, headOf } from './custom-sign-of.ts'
import { customSignPixels } from './custom-sign-pixels.ts'
import {
  type CustomSignRow,
  findCustomSign,
  findCustomSigns,
  searchCustomSignHeads,
} from './custom-signs.repository.ts'
import type { Services } from './services.ts'
import { defineResource } from './services.ts'

/** Holds the longest scene that may be: 100 texts of 300 characters of four bytes each. */
const MAX_BODY_BYTES = 512 * 1024

export const customSignsResource = defineResource(customSignsContract, {
  find: {
    allow: signedIn({ rows: 'own and those of the team, used lately' }),
    async handle({ query: { limit, skip, filters, search }, db, services, ...context }) {
      const caller = signedInCaller(context.caller)
      if (search !== undefined && !filters._id) {
        const { total, rows } = await searchCustomSignHeads(db, caller, { nameKey: fileNameKey(search), skip, limit })
        return { total, limit, skip, data: rows.map((row) => headOf(row, caller, services)) }
      }
      const wanted = wantedIds(filters) ?? (await usedLately(db, caller))
      const rows = await findCustomSigns(db, caller, wanted)
      const inOrder = [...new Set(wanted)].flatMap((id) => rows.find((row) => row.id === id) ?? [])
      const shown = inOrder.slice(skip, skip + limit)
      const pixels = await customSignPixels(db, caller, shown)
      const data = shown.map((row) => ({ ...headOf(row, caller, services), pixels: pixels.get(row.id) ?? null }))
      return { total: inOrder.length, limit, skip, data }
    },
  },
  get: {
    allow: signedIn({ rows: 'own and those of the team' }),
    handle: ({ id, db, caller, services }) => openCustomSign(db, signedInCaller(caller), services, id),
  },
  create: {
    allow: licensed({ rows: 'in own folders and those of the team' }),
    maxBodyBytes: MAX_BODY_BYTES,
    async handle(context) {
      const id = await createCustomSign(context)
      return openCustomSign(context.db, signedInCaller(context.caller), context.services, id)
    },
  },
  patch: {
    allow: licensed({ rows: 'own and those of the team' }),
    maxBodyBytes: MAX_BODY_BYTES,
    async handle(context) {
      await changeCustomSign(context)
      return openCustomSign(context.db, signedInCaller(context.caller), context.services, context.id)
    },
  },
  remove: {
    allow: licensed({ rows: 'own and those of the team' }),
    async handle({ id, db, services, ...context }) {
      const caller = signedInCaller(context.caller)
      const row = await foundCustomSign(db, caller, id)
      await removeNode(db, caller, row.node.id)
      return customSignOf(row, caller, services)
    },
  },
})

type IdFilter = { readonly _id?: { readonly $eq?: string; readonly $in?: readonly string[] } }

const wantedIds = ({ _id }: IdFilter): readonly string[] | undefined =>
  _id?.$in ?? (_id?.$eq === undefined ? undefined : [_id.$eq])

const usedLately = async (db: Database, caller: UserCaller): Promise<readonly string[]> =>
  userOf(await accountOfCaller(db, caller)).preferences.recentlyUsed['custom-signs']

const openCustomSign = async (db: Database, caller: UserCaller, services: Services, id: string) =>
  customSignOf(await foundCustomSign(db, caller, id), caller, services)

const foundCustomSign = async (db: Database, caller: UserCaller, id: string): Promise<CustomSignRow> => {
  const row = await findCustomSign(db, caller, id)
  if (!row) throw noCustomSign()
  return row
}
