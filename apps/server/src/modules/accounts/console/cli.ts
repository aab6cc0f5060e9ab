import { isEmailAddress } from '@gebaerdenraum/domain/kernel/email-address'
import { fatalMessageOf } from '../../../fatal-message.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openMigrated } from '../../../platform/database/open-migrated.ts'
import { readSettings, type Settings } from '../../../settings.ts'
import { createAdministrator } from './create-administrator.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

const USAGE = `Aufruf: npm run admin -- create <E-Mail> [Name]
        npm run admin -- reset-second-factor <E-Mail>

create               legt ein Konto für die Verwaltung an und nennt den Link, unter dem sein Passwort vergeben wird.
reset-second-factor  vergisst Gerät und Wiederherstellungscodes eines Kontos, wenn beide verloren sind.
Mit der eingebauten Datenbank muss der Server dafür beendet sein.`

type Command = (
  where: { readonly db: Database; readonly settings: Settings },
  email: string,
  name: string,
) => Promise<number>

const create: Command = async ({ db, settings: { appUrl } }, email, name) => {
  const link = await createAdministrator(db, { email, name: name || 'Verwaltung', appUrl, now: new Date() })
  if (link === null) {
    console.error(`Zu ${email} gibt es schon ein Konto. Nimm eine Adresse, die noch keines hat.`)
    return 1
  }
  console.log(`Angelegt. Vergib das Passwort innerhalb von zwei Wochen hier, der Link gilt einmal:\n${link}`)
  return 0
}

const reset: Command = async ({ db }, email) => {
  if (!(await resetSecondFactor(db, email, new Date()))) {
    console.error(`Zu ${email} gibt es kein Konto mit einem zweiten Faktor.`)
    return 1
  }
  console.log('Zurückgesetzt. Alle Anmeldungen sind beendet; die nächste richtet ein neues Gerät ein.')
  return 0
}

const COMMANDS: Readonly<Record<string, Command>> = { create, 'reset-second-factor': reset }

const main = async (): Promise<number> => {
  const [word = '', email = '', ...words] = process.argv.slice(2)
  const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined
  if (!command || !isEmailAddress(email)) {
    console.error(USAGE)
    return 2
  }
  const settings = readSettings(process.env)
  const database = await openMigrated(settings)
  try {
    return await command({ db: database.db, settings }, email, words.join(' ').trim())
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  const message = fatalMessageOf(error)
  if (message === undefined) throw error
  console.error(message)
  process.exitCode = 2
}
