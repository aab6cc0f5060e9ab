import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { IMPORT_LIMITS } from './import-limits.ts'
import { openImportSource } from './import-source.ts'
import { inspectFiles } from './inspect-files.ts'
import { emptyFolder, removeFolders } from './test/source-folder.ts'

afterAll(removeFolders)

const LOCAL_BYTES = 30

/** An archive of empty files that has nothing but a directory. `offset`: where an entry says that its file begins. */
const directoryOf = (names: readonly string[], offset = (index: number) => index * LOCAL_BYTES): Buffer => {
  const files = Buffer.alloc(names.length * LOCAL_BYTES)
  const entries = names.map((text, index) => {
    const name = Buffer.from(text)
    const head = Buffer.alloc(46)
    head.writeUInt32LE(0x02014b50, 0)
    head.writeUInt16LE(0x0800, 8)
    head.writeUInt16LE(name.length, 28)
    head.writeUInt32LE(offset(index), 42)
    return Buffer.concat([head, name])
  })
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(files.length, 16)
  return Buffer.concat([files, directory, end])
}

const many = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => name(index))
const TOO_LONG = /^Das Archiv enthält einen Namen von mehr als 1\.000 Zeichen: /

const HOSTILE: readonly (readonly [name: string, refusal: RegExp | null, make: () => Buffer])[] = [
  ['as many files as there may be', null, () => directoryOf(many(10_000, (n) => `${n}.txt`))],
  ['as many files, each in a hundred folders', null, () => directoryOf(many(10_000, (n) => `${'a/'.repeat(100)}${n}`))],
  ['as many hidden files', null, () => directoryOf(many(10_000, (n) => `__MACOSX/${n}`))],
  ['as many names full of dots', null, () => directoryOf(many(10_000, (n) => `${n}${'.a'.repeat(200)}`))],
  ['one file too many', /mehr als 50\.000 Dateien/, () => directoryOf(many(50_001, (n) => `${n}`))],
  ['names of 60 kilobytes', TOO_LONG, () => directoryOf(many(500, (n) => `${'a/'.repeat(30_000)}${n}`))],
  [
    'files in one place',
    /überlappen/,
    () =>
      directoryOf(
        many(10_000, (n) => `${n}.txt`),
        () => 0,
      ),
  ],
  [
    'files in the wrong order',
    null,
    () =>
      directoryOf(
        many(10_000, (n) => `${n}`),
        (n) => ((n * 7919) % 10_000) * 30,
      ),
  ],
]

/** The longest time for which the event loop did nothing but `work`, in milliseconds of CPU. */
const longestTurnMs = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0
  let before = process.threadCpuUsage()
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
  }
  const timer = setInterval(turn, 2)
  await work()
  turn()
  clearInterval(timer)
  return longest
}

const readWhole = async (path: string, tempDir: string): Promise<string | null> => {
  try {
    const source = await openImportSource(path, { tempDir, limits: IMPORT_LIMITS })
    await inspectFiles(source.files, { limits: IMPORT_LIMITS })
    await source.close()
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** Collecting garbage may make one turn longer, but not each time. */
const ATTEMPTS = 3
/** Of processor time. A fifth of the files that an archive may hold takes up to 95 ms. */
const TURN_MS_MAX = 200

/** On a slow machine half of what it takes to read as many ordinary files. */
let turnMsMax: number
beforeAll(async () => {
  const path = join(await emptyFolder(), 'lieferung.zip')
  await writeFile(path, directoryOf(many(10_000, (n) => `${n}.txt`)))
  const before = process.threadCpuUsage()
  await readWhole(path, await emptyFolder())
  const { user, system } = process.threadCpuUsage(before)
  turnMsMax = Math.max(TURN_MS_MAX, (user + system) / 1000 / 2)
})

test.each(HOSTILE)('an archive of %s never holds the event loop for long', async (_, refusal, make) => {
  const [folder, tempDir] = [await emptyFolder(), await emptyFolder()]
  const path = join(folder, 'lieferung.zip')
  await writeFile(path, make())
  const turns: number[] = []
  do {
    let answer: string | null = null
    turns.push(await longestTurnMs(async () => (answer = await readWhole(path, tempDir))))
    if (refusal) expect(answer).toMatch(refusal)
    else expect(answer).toBeNull()
  } while (turns.length < ATTEMPTS && Math.min(...turns) >= turnMsMax)
  expect(Math.min(...turns)).toBeLessThan(turnMsMax)
})
