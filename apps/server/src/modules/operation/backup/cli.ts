import { resolve } from 'node:path'
import { SettingsError } from '../../../platform/settings/settings-error.ts'
import { readSettings } from '../../../settings.ts'
import { backUp } from './back-up.ts'
import { BackupRefused } from './backup-refused.ts'
import type { Manifest } from './manifest.ts'
import { restore } from './restore.ts'

const USAGE = `Aufruf: npm run backup [-- <Datei>]      sichert das Datenverzeichnis in eine Datei
        npm run restore -- <Datei>      stellt eine Sicherung in einem leeren Datenverzeichnis wieder her

Der Server muss beendet sein. Das Verzeichnis nennt DATA_DIR, sonst ist es ./data.
Die Datei enthält alle Daten und Schlüssel: bewahre sie so sicher auf wie den Server.`

const EXTERNAL = `Die Daten liegen in PostgreSQL (DATABASE_URL). Sichere sie mit pg_dump und stelle sie mit pg_restore wieder her;
Medien und Schlüssel liegen in DATA_DIR oder im S3-Speicher.`

/** npm runs scripts in the project's folder; the path was meant from where the person stands. */
const placeOf = (file: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), file)

const main = async (): Promise<number> => {
  const [command, file] = process.argv.slice(2)
  const { dataDir, databaseUrl } = readSettings(process.env)
  if (databaseUrl !== undefined) throw new BackupRefused(EXTERNAL)
  const directory = resolve(dataDir)
  if (command === 'backup') {
    const now = new Date()
    const target = placeOf(file ?? `gebaerdenraum-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.zip`)
    console.log(`Gesichert in ${target}: ${sizeOf(await backUp({ dataDir: directory, target, now }))}`)
    return 0
  }
  if (command === 'restore' && file !== undefined) {
    const manifest = await restore({ archive: placeOf(file), dataDir: directory })
    console.log(`Wiederhergestellt in ${directory}: Stand ${manifest.createdAt}, ${sizeOf(manifest)}`)
    return 0
  }
  console.log(USAGE)
  return 2
}

const sizeOf = ({ files }: Manifest): string => {
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000
  return `${files.length} Dateien, ${megabytes.toLocaleString('de-DE', { maximumFractionDigits: 1 })} MB`
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof BackupRefused || error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
