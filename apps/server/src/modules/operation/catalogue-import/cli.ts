import { stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { AuditOutcome } from '@gebaerdenraum/domain/audit/audit-entries.contract'
import type { ImportReport } from '@gebaerdenraum/domain/catalogue/import/import-report'
import type { ImportPhase } from '@gebaerdenraum/domain/catalogue/import/import-states'
import type { FastifyBaseLogger } from 'fastify'
import { v7 } from 'uuid'
import { fatalMessageOf } from '../../../fatal-message.ts'
import type { OpenDatabase } from '../../../platform/database/client.ts'
import { DirectoryLockedError } from '../../../platform/database/embedded/directory-lock.ts'
import { UnfitDatabaseError } from '../../../platform/database/migrate.ts'
import { openMigrated } from '../../../platform/database/open-migrated.ts'
import { DatabaseStartError } from '../../../platform/database/retry-start.ts'
import { insertAuditEntry } from '../../../platform/framework/audit.repository.ts'
import { openLogger } from '../../../platform/reporting/logger.ts'
import { SettingsError } from '../../../platform/settings/settings-error.ts'
import { openStorage } from '../../../platform/storage/open-storage.ts'
import { readSettings, type Settings } from '../../../settings.ts'
import { importCatalogue } from '../../catalogue/import/import-catalogue.ts'
import { reportText } from '../../catalogue/import/report-text.ts'
import type { ImportProgress } from '../../catalogue/import/import-catalogue.ts'
import { keepConsoleImport } from '../../catalogue/imports/keep-console-import.ts'
import { enqueueVariants } from './enqueue-variants.ts'

const USAGE = `Aufruf: npm run import -- <Ordner, ZIP- oder CSV-Datei> [--dry-run] [--json] [--fingerspelled]

  --dry-run        prüft alles und schreibt nichts
  --json           gibt den Bericht als JSON aus
  --fingerspelled  kennzeichnet die Gebärden als Demo-Gebärden im Fingeralphabet

Gebärden, die der Import nicht nennt, bleiben, wie sie sind.
Ende mit 0: alles übernommen, 1: etwas ist fehlerhaft oder blieb übrig, 2: nichts war möglich.`

const EXIT = { fine: 0, partly: 1, nothing: 2 } as const

const main = async (): Promise<number> => {
  const given = readArguments()
  if (given === null) return EXIT.nothing
  if (given.help) {
    console.log(USAGE)
    return EXIT.fine
  }
  const settings = readSettings(process.env)
  const database = await openMigrated(settings)
  try {
    const keep = (outcome: AuditOutcome, note: object, begunBy?: string) =>
      insertAuditEntry(database.db, { actorId: null, action: 'import.run', outcome, begunBy, details: { note } })
    const begunBy = given.dryRun ? undefined : await keep('begun', { source: nameOf(given) })
    const changeId = v7()
    const report = await run(given, settings, database, changeId)
    if (begunBy !== undefined) await keep(report.outcome === 'refused' ? 'failed' : 'done', summaryOf(report), begunBy)
    if (!given.dryRun) await keepConsoleImport(database.db, report, { ...(await factsOf(given)), changeId })
    await enqueueVariants(database, report, openLogger('silent') as FastifyBaseLogger)
    console.log(given.json ? JSON.stringify(report, null, 2) : reportText(report))
    return exitCodeOf(report)
  } finally {
    await database.close()
  }
}

/** What the audit log keeps of it; what became of each sign stands with the changes of the catalogue. */
const summaryOf = ({ outcome, lines, files }: ImportReport) => ({ outcome, lines, files })

const nameOf = ({ source }: Pick<Arguments, 'source'>): string => basename(source)

const factsOf = async ({ source, isFingerspelled }: Arguments) => {
  const found = await stat(source).catch(() => undefined)
  return { name: nameOf({ source }), byteLength: found?.isFile() ? found.size : 0, isFingerspelled }
}

type Arguments = {
  readonly source: string
  readonly dryRun: boolean
  readonly json: boolean
  readonly isFingerspelled: boolean
  readonly help: boolean
}

/** Null after telling what is wrong with them. */
const readArguments = (): Arguments | null => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        fingerspelled: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    const [source, ...more] = positionals
    if (values.help || (source !== undefined && more.length === 0)) {
      const { json, fingerspelled: isFingerspelled, help } = values
      // npm runs scripts in the project's folder; the path was meant from where the person stands.
      const folder = process.env['INIT_CWD'] ?? process.cwd()
      return { source: resolve(folder, source ?? ''), dryRun: values['dry-run'], json, isFingerspelled, help }
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  console.error(USAGE)
  return null
}

const run = async (
  { source, dryRun, isFingerspelled }: Arguments,
  settings: Settings,
  database: OpenDatabase,
  changeId: string,
): Promise<ImportReport> => {
  const stop = new AbortController()
  const onSignal = () => stop.abort()
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  const storage = await openStorage(settings)
  try {
    return await importCatalogue({
      source,
      database,
      storage,
      dryRun,
      isFingerspelled,
      change: { id: changeId, summary: `Import „${nameOf({ source })}“`, actorId: null },
      signal: stop.signal,
      tempDir: join(settings.dataDir, 'tmp'),
      ...(process.stderr.isTTY && { onProgress: showProgress }),
    })
  } finally {
    await storage.close()
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
  }
}

const PHASE_TEXTS: Readonly<Record<ImportPhase, string>> = {
  unpacking: 'Entpacken',
  checking: 'Prüfen',
  waiting: 'Warten auf einen anderen Import',
  writing: 'Schreiben',
}

const showProgress = ({ phase, done, total }: ImportProgress): void => {
  const count = total > 0 ? ` ${done} / ${total}` : ''
  process.stderr.write(`\r\u001B[K${PHASE_TEXTS[phase]}${count}`)
}

const exitCodeOf = ({ outcome, lines, files }: ImportReport): number => {
  if (outcome === 'refused') return EXIT.nothing
  return outcome === 'stopped' || lines.wrong + files.wrong > 0 ? EXIT.partly : EXIT.fine
}

/** One line for a person; what is unforeseen keeps its trace. */
const explain = (error: unknown): string => {
  if (error instanceof DirectoryLockedError) {
    return `${error.message} Läuft der Server, dann beende ihn für den Import, oder nutze PostgreSQL (DATABASE_URL): Dort geht beides zugleich.`
  }
  if (error instanceof SettingsError || error instanceof DatabaseStartError || error instanceof UnfitDatabaseError) {
    return error.message
  }
  const details = fatalMessageOf(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
  return `Der Import ist abgebrochen. Jede Gebärde ist entweder alt oder neu; starte ihn noch einmal, um ihn zu beenden.\n${details}`
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(explain(error))
  process.exitCode = EXIT.nothing
}
