import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { mergedVersions, type PriceListVersion } from '@gebaerdenraum/domain/billing/price-list'
import {
  newPriceListRefusal,
  PRICE_LIST_REFUSALS,
  priceListState,
} from '@gebaerdenraum/domain/billing/price-list-states'
import { type PriceListRecord, priceListsContract } from '@gebaerdenraum/domain/billing/price-lists.contract'
import { germanDayOf } from '@gebaerdenraum/domain/kernel/german-days'
import type { Database } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { signedInCaller } from '../../accounts/index.ts'
import { defineResource } from '../services.ts'
import {
  countRenewals,
  findAllPriceLists,
  insertPriceList,
  lockPriceLists,
  withdrawPriceList,
} from './price-lists.repository.ts'

const allow = administrator({ rows: 'all' })

export const priceListsResource = defineResource(priceListsContract, {
  find: {
    allow,
    async handle({ db, services }) {
      const today = germanDayOf(new Date())
      const renewals = await countRenewals(db)
      return {
        today,
        data: await recordsOf(db, services.prices.files.list.versions, today),
        renewals: [...renewals].map(([license, licences]) => ({ license, licences })),
      }
    },
  },
  create: {
    allow,
    async handle({ data: list, caller, db, services }) {
      const now = new Date()
      const today = germanDayOf(now)
      await lockPriceLists(db)
      const { versions } = (await services.prices.current(db)).list
      const refusal = newPriceListRefusal(list, versions, today)
      if (refusal) throw refused(refusal)
      const { validFrom, ...content } = list
      const createdBy = signedInCaller(caller).userId
      const id = await insertPriceList(db, { validFrom, content, createdBy, createdAt: now })
      if (id === undefined) throw refused('day-taken')
      return recordOf(await recordsOf(db, services.prices.files.list.versions, today), id)
    },
  },
  remove: {
    allow,
    async handle({ id, db, services }) {
      const now = new Date()
      const today = germanDayOf(now)
      await lockPriceLists(db)
      const files = services.prices.files.list.versions
      const isWithdrawn = await withdrawPriceList(db, id, { today, now })
      const record = recordOf(await recordsOf(db, files, today), id)
      if (!isWithdrawn) throw new ApiError('Conflict', WITHDRAWN_TOO_LATE[record.source])
      return record
    },
  },
})

const WITHDRAWN_TOO_LATE = {
  files: 'Diese Preisliste steht in den Dateien des Servers und wird dort geändert.',
  administration: 'Diese Preisliste gilt schon oder ist zurückgezogen; was gegolten hat, bleibt stehen.',
} as const

const refused = (refusal: keyof typeof PRICE_LIST_REFUSALS): ApiError => {
  const sentence = PRICE_LIST_REFUSALS[refusal]
  const field = refusal === 'changes-nothing' ? 'groups' : 'validFrom'
  return new ApiError(refusal === 'day-taken' ? 'Conflict' : 'BadRequest', sentence, { errors: { [field]: sentence } })
}

const recordOf = (records: readonly PriceListRecord[], id: string): PriceListRecord => {
  const record = records.find(({ _id }) => _id === id)
  if (!record) throw new ApiError('NotFound', 'Diese Preisliste gibt es nicht.')
  return record
}

/** All lists, the latest day first; withdrawn ones too. */
const recordsOf = async (
  db: Database,
  files: readonly PriceListVersion[],
  today: string,
): Promise<PriceListRecord[]> => {
  const rows = await findAllPriceLists(db)
  const standing = rows.filter(({ withdrawnAt }) => withdrawnAt === null)
  const made = standing.map(({ validFrom, content }) => ({ ...content, validFrom }))
  const versions = mergedVersions(files, made.toReversed())
  const ofFiles = files
    .filter((version) => versions.includes(version))
    .map(
      (version): PriceListRecord => ({
        ...copied(version),
        _id: `files-${version.validFrom}`,
        source: 'files',
        state: priceListState(version, versions, today),
        createdBy: null,
        createdAt: null,
        withdrawnAt: null,
      }),
    )
  const ofHere = rows.map(
    ({ id, content, validFrom, createdBy, createdAt, withdrawnAt }): PriceListRecord => ({
      ...copied({ ...content, validFrom }),
      _id: id,
      source: 'administration',
      state: withdrawnAt ? 'withdrawn' : priceListState({ validFrom }, versions, today),
      createdBy,
      createdAt: createdAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    }),
  )
  return [...ofHere, ...ofFiles].toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))
}

/** The contract's arrays may be written to, the rule's may not. */
const copied = ({ validFrom, periods, groups }: PriceListVersion) => ({
  validFrom,
  periods: periods.map((period) => ({ ...period, customerTypes: [...period.customerTypes] })),
  groups: groups.map((group) => ({ ...group, sizes: [...group.sizes] })),
})
