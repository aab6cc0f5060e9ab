import { isEmailAddress } from '@gebaerdenraum/domain/accounts/email-address'
import { DirectoryLockedError } from '../database/embedded/directory-lock.ts'
import { openMigrated } from '../database/open-migrated.ts'
import { readSettings, SettingsError } from '../settings.ts'
import { createAdministrator } from './create-administrator.ts'

const USAGE = `Aufruf: npm run admin -- create <E-Mail> [Name]

Legt ein Konto für die Verwaltung an und nennt den Link, unter dem sein Passwort vergeben wird.
Mit der eingebauten Datenbank muss der Server dafür beendet sein.`

const main = async (): Promise<number> => {
  const [command, email = '', ...words] = process.argv.slice(2)
  if (command !== 'create' || !isEmailAddress(email)) {
    console.error(USAGE)
    return 2
  }
  const settings = readSettings(process.env)
  const database = await openMigrated(settings)
  try {
    const name = words.join(' ').trim() || 'Verwaltung'
    const link = await createAdministrator(database.db, { email, name, appUrl: settings.appUrl, now: new Date() })
    if (link === null) {
      console.error(`Zu ${email} gibt es schon ein Konto. Nimm eine Adresse, die noch keines hat.`)
      return 1
    }
    console.log(`Angelegt. Vergib das Passwort innerhalb von zwei Wochen hier, der Link gilt einmal:\n${link}`)
    return 0
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof DirectoryLockedError || error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
