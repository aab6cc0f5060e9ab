import { execFile } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { COMPILE_OPTIONS, NODE_ENVIRONMENT } from '../../../../test/node-environment.ts'
import { pretendOutdated } from '../../../../test/outdated-database.ts'
import { openMigrated } from '../../../platform/database/open-migrated.ts'
import { readSettings } from '../../../settings.ts'
import { csv, drawing, emptyFolder, folderWith, removeFolders } from '../../catalogue/import/test/source-folder.ts'
import { zipOf } from '../../catalogue/import/test/zip-bytes.ts'

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url))
const FILES = { 'signs.csv': csv('a,A,noun,T,,,', 'b,B,noun,T,,,'), 'a.signOnly.svg': drawing(1) }

type Run = { readonly code: number; readonly stdout: string; readonly stderr: string }

/** A process of its own on an embedded database of its own. */
const run = (dataDir: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  new Promise<Run>((resolve) => {
    const child = execFile(
      process.execPath,
      [...COMPILE_OPTIONS, CLI, ...args],
      { env: { ...NODE_ENVIRONMENT, DATA_DIR: dataDir, ...environment } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    )
  })

afterAll(removeFolders)

let migrated: Promise<string> | undefined
const makeMigrated = async (): Promise<string> => {
  const dataDir = await emptyFolder()
  const database = await openMigrated(readSettings({ DATA_DIR: dataDir }))
  await database.close()
  return dataDir
}

/** A data directory as an earlier start leaves it. Making the first one takes seconds. */
const filledDataDir = async (): Promise<string> => {
  migrated ??= makeMigrated()
  const dataDir = await emptyFolder()
  await cp(await migrated, dataDir, { recursive: true })
  return dataDir
}

// Each run is a process that makes or opens an embedded database: seconds, when the machine is busy.
describe('npm run import', { timeout: 120_000 }, () => {
  it('writes nothing in a dry run, then all of it, then finds it unchanged', async () => {
    const dataDir = await emptyFolder()
    const source = join(await emptyFolder(), 'lieferung.zip')
    await writeFile(source, await zipOf(FILES))
    const dry = await run(dataDir, [source, '--dry-run', '--json'])
    expect(dry).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(dry.stdout)).toMatchObject({ isDryRun: true, lines: { new: 2 }, files: { new: 1 } })
    const real = await run(dataDir, [source])
    expect(real).toMatchObject({ code: 0, stderr: '' })
    expect(real.stdout).toContain('Zeilen:  2 neu, 0 geändert, 0 unverändert, 0 nicht verwendet, 0 fehlerhaft\n')
    const again = await run(dataDir, [source, '--json'])
    expect(JSON.parse(again.stdout)).toMatchObject({ lines: { new: 0, unchanged: 2 }, files: { unchanged: 1 } })
    const database = await openMigrated(readSettings({ DATA_DIR: dataDir }))
    const imports = await database.pool.query('select name, state, lines from catalogue_imports order by id')
    await database.close()
    expect(imports.rows).toMatchObject([
      { name: 'lieferung.zip', state: 'applied', lines: { new: 2 } },
      { name: 'lieferung.zip', state: 'applied', lines: { new: 0, unchanged: 2 } },
    ])
  })

  it('ends with 1 when something is wrong and the rest came in', async () => {
    const source = await folderWith({ ...FILES, 'b.signOnly.png': 'kein Bild' })
    const { code, stdout } = await run(await filledDataDir(), [source])
    expect(code).toBe(1)
    expect(stdout).toContain(
      'fehlerhaft       b.signOnly.png  Das ist kein Bild im Format PNG, JPEG, WebP, GIF oder SVG.',
    )
  })

  it('ends with 2 when nothing could be done, and says why', async () => {
    const dataDir = await filledDataDir()
    const missing = await run(dataDir, ['/gibt/es/nicht'])
    expect(missing).toMatchObject({
      code: 2,
      stdout: expect.stringContaining('Nichts übernommen. „/gibt/es/nicht“ gibt es nicht oder lässt sich nicht lesen.'),
    })
    const misused = await run(dataDir, ['--dryrun', 'x'])
    expect(misused).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('Aufruf: npm run import') })
    const nothing = await run(dataDir, [])
    expect(nothing).toMatchObject({ code: 2, stderr: expect.stringContaining('Aufruf: npm run import') })
    const wrongSetting = await run(dataDir, ['x'], { PORT: 'viele' })
    expect(wrongSetting).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Einstellung PORT: .+\n$/) })
  })

  it('refuses a database of before the first release with one line', async () => {
    const dataDir = await filledDataDir()
    const database = await openMigrated(readSettings({ DATA_DIR: dataDir }))
    await pretendOutdated(database)
    await database.close()
    expect(await run(dataDir, [await folderWith(FILES)])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^Die Datenbank stammt aus einer Vorabversion.+\n$/),
    })
  })

  it('tells to stop the server when it holds the embedded database', async () => {
    const held = await folderWith({ 'server.pid': `${process.pid}\n` })
    const { code, stderr } = await run(held, [await folderWith(FILES)])
    expect(code).toBe(2)
    expect(stderr).toMatch(
      /^Das Datenverzeichnis .+ wird schon von Prozess \d+ benutzt\..+beende ihn für den Import.+PostgreSQL.+\n$/,
    )
  })
})
