import type { OpenDatabase } from '../../../platform/database/client.ts'
import type { Services } from '../../../services.ts'
import { hashPassword } from '../../accounts/passwords.ts'
import { importDemoCatalogue } from '../../catalogue/import/index.ts'
import { countSigns } from '../../catalogue/index.ts'
import { countUsers, insertDemoAccounts } from './demo.repository.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import { seedDemoLicences } from './seed-demo-licences.ts'
import { seedDemoLists } from './seed-demo-lists.ts'

/**
 * Fills an empty database so that a newcomer has something to look at. What is there is left alone; several servers
 * that start together fill it once.
 */
export const seedDemo = async ({
  database,
  services,
}: {
  database: OpenDatabase
  services: Services
}): Promise<void> => {
  const { db } = database
  if ((await countUsers(db)) === 0) {
    await insertDemoAccounts(db, await hashPassword(DEMO_PASSWORD), services.invitationTokens, new Date())
  }
  await seedDemoLicences(db, services, new Date())
  if ((await countSigns(db)) === 0) await importDemoCatalogue(database, services.storage)
  await seedDemoLists(db, services, new Date())
}
