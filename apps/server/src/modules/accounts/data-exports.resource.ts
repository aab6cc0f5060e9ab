import { signedInUnverified } from '@gebaerdenraum/domain/accounts/access/permissions'
import { dataExportsContract } from '@gebaerdenraum/domain/accounts/data-exports.contract'
import { accountOfCaller } from './account-of-caller.ts'
import { exportAccountData } from './data-export.ts'
import { defineResource } from './services.ts'

export const dataExportsResource = defineResource(dataExportsContract, {
  create: {
    allow: signedInUnverified({ rows: 'own, as a file' }),
    limit: { points: 5, seconds: 3_600, by: 'caller' },
    // Reads only, and the file is written while it is sent.
    transaction: 'none',
    handle: async ({ caller, db, services }) => exportAccountData(await accountOfCaller(db, caller), { db, services }),
  },
})
