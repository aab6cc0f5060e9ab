import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readDiskClock } from '../../../platform/disk/disk-clock.ts'
import { makeUnpackFolder } from '../../../platform/disk/temporary-folder.ts'
import { IMPORT_LIMITS, type ImportLimits } from './import-limits.ts'
import { openImportSource } from './import-source.ts'
import { csv, drawing, emptyFolder, removeFolders } from './test/source-folder.ts'
import { ENTRY, renamed, withEntry, zipOf } from './test/zip-bytes.ts'

afterAll(removeFolders)

const MB = 1024 * 1024

const open = async (zip: Uint8Array, limits: Partial<ImportLimits> = {}) => {
  const [folder, tempDir] = [await emptyFolder(), await emptyFolder()]
  await writeFile(join(folder, 'lieferung.zip'), zip)
  const opened = openImportSource(join(folder, 'lieferung.zip'), { tempDir, limits: { ...IMPORT_LIMITS, ...limits } })
  return { opened, tempDir }
}

/** Opens an archive that must be refused, and checks that nothing of it stays behind. */
const refusalOf = async (zip: Uint8Array, limits: Partial<ImportLimits> = {}): Promise<string> => {
  const { opened, tempDir } = await open(zip, limits)
  const error = await opened.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toMatchObject({ name: 'ImportRefused' })
  expect(await readdir(tempDir)).toEqual([])
  return (error as Error).message
}

describe('a ZIP file', () => {
  it('gives its files as a folder does, in any sub-folder, and is gone after closing', async () => {
    const zip = await zipOf({ 'Lieferung/signs.csv': csv('a,A,noun,T,,,'), 'Lieferung/x/a.signOnly.svg': drawing(1) })
    const { opened, tempDir } = await open(zip)
    const source = await opened
    expect(source).toMatchObject({ name: 'lieferung.zip', csv: { path: 'Lieferung/signs.csv' } })
    expect(source.files).toMatchObject([{ path: 'Lieferung/x/a.signOnly.svg', byteLength: drawing(1).length }])
    expect(await readFile(source.files[0]?.location ?? '', 'utf8')).toBe(drawing(1))
    await source.close()
    expect(await readdir(tempDir)).toEqual([])
  })

  it('lists what nobody can use without unpacking it', async () => {
    const { opened, tempDir } = await open(await zipOf({ '__MACOSX/._a': 'x', 'liesmich.txt': 'x', 'Thumbs.db': 'x' }))
    const source = await opened
    expect(source.files.map(({ path }) => path)).toEqual(['Thumbs.db', '__MACOSX/._a', 'liesmich.txt'])
    const [unpacked = ''] = await readdir(tempDir)
    expect(await readdir(join(tempDir, unpacked))).toEqual([])
    await source.close()
  })

  it('never uses a name of the archive as a path on this machine', async () => {
    const { opened, tempDir } = await open(await zipOf({ 'a.signOnly.svg': drawing(1) }))
    const source = await opened
    const [unpacked = ''] = await readdir(tempDir)
    expect(await readdir(join(tempDir, unpacked))).toEqual(['0.svg'])
    await source.close()
  })

  it.each([
    ['is no archive', Buffer.from('kein ZIP')],
    ['is empty', Buffer.alloc(0)],
  ])('that %s is refused', async (_, bytes) => {
    expect(await refusalOf(bytes)).toBe('Die Datei ist kein lesbares ZIP-Archiv.')
  })

  it('that is cut off is refused', async () => {
    const zip = await zipOf({ 'a.signOnly.svg': drawing(1), 'b.signOnly.svg': drawing(2) })
    expect(await refusalOf(zip.subarray(0, zip.length - 40))).toBe('Die Datei ist kein lesbares ZIP-Archiv.')
  })
})

describe('the folder for unpacking', () => {
  it('loses what a killed import left a day ago, and nothing else', async () => {
    const tempDir = await emptyFolder()
    const names = ['gebaerdenraum-import-old', 'gebaerdenraum-import-new', 'fremd']
    for (const name of names) await mkdir(join(tempDir, name))
    const yesterday = new Date((await readDiskClock(tempDir)) - 25 * 60 * 60 * 1000)
    for (const name of ['gebaerdenraum-import-old', 'fremd']) await utimes(join(tempDir, name), yesterday, yesterday)
    const made = await makeUnpackFolder(tempDir)
    expect((await readdir(tempDir)).toSorted()).toEqual(
      ['fremd', 'gebaerdenraum-import-new', basename(made)].toSorted(),
    )
  })
})

describe('an archive with a path outside the folder', () => {
  it.each([
    ['../a.signOnly.svg', 'Das Archiv enthält einen Pfad, der aus dem Ordner hinausführt'],
    ['x/../../e/b.signOnly.svg', 'Das Archiv enthält einen Pfad, der aus dem Ordner hinausführt'],
    ['/etc/a.signOnly.svg', 'Das Archiv enthält einen absoluten Pfad'],
    ['C:/a.signOnly.svg', 'Das Archiv enthält einen absoluten Pfad'],
    ['..\\a.signOnly.svg', 'Das Archiv enthält einen Namen mit umgekehrtem Schrägstrich'],
  ])('%s is refused', async (name, message) => {
    const stand = 'x'.repeat(name.length)
    const zip = renamed(await zipOf({ 'signs.csv': csv(), [stand]: drawing(1) }), stand, name)
    expect(await refusalOf(zip)).toBe(`${message}: ${name}`)
  })

  it('is refused when a name is longer than any path, and the message is not', async () => {
    const message = await refusalOf(await zipOf({ 'signs.csv': csv(), [`${'a/'.repeat(30_000)}b`]: 'x' }))
    expect(message).toMatch(/^Das Archiv enthält einen Namen von mehr als 1\.000 Zeichen: a\/a\//)
    expect(message.length).toBeLessThan(1_100)
  })

  it('is refused when the name holds a zero byte', async () => {
    const zip = renamed(await zipOf({ 'axsignOnly.svg': drawing(1) }), 'axsignOnly.svg', 'a\u0000signOnly.svg')
    expect(await refusalOf(zip)).toBe('Das Archiv enthält einen unlesbaren Namen: a�signOnly.svg')
  })

  it('is refused when it holds a symbolic link', async () => {
    const zip = await zipOf({ 'a.signOnly.svg': { content: '/etc/passwd', mode: 0o120_777 } })
    expect(await refusalOf(zip)).toBe('Das Archiv enthält eine Verknüpfung statt einer Datei: a.signOnly.svg')
  })

  it('is refused when it holds the same name twice', async () => {
    const zip = renamed(await zipOf({ 'a.signOnly.svg': drawing(1), 'b.signOnly.svg': drawing(2) }), 'b.sign', 'a.sign')
    expect(await refusalOf(zip)).toBe('Das Archiv enthält denselben Namen zweimal: a.signOnly.svg')
  })
})

describe('an archive that unpacks to a flood', () => {
  it('is refused by the ratio of one entry, before anything is unpacked', async () => {
    const zip = await zipOf({ 'a.signOnly.svg': Buffer.alloc(8 * MB) })
    expect(zip.length).toBeLessThan(20_000)
    expect(await refusalOf(zip)).toBe(
      'Das Archiv enthält eine Datei, die sich auf mehr als das 200-Fache entpackt: a.signOnly.svg',
    )
  })

  it('is taken when the entry is small, however well it is packed', async () => {
    const { opened } = await open(await zipOf({ 'a.signOnly.svg': Buffer.alloc(MB) }))
    await (await opened).close()
  })

  it('is refused by all entries together', async () => {
    const files = { 'a.signOnly.svg': drawing(1), 'b.signOnly.svg': drawing(2) }
    expect(await refusalOf(await zipOf(files), { zipBytes: 150 })).toMatch(/^Das Archiv wäre entpackt größer als/)
  })

  it('is refused by the number of its entries', async () => {
    const files = Object.fromEntries(Array.from({ length: 4 }, (_, index) => [`${index}.txt`, 'x']))
    expect(await refusalOf(await zipOf(files), { zipEntries: 3 })).toBe('Das Archiv enthält mehr als 3 Dateien.')
  })

  it('is refused when entries share their content', async () => {
    const zip = await zipOf({ 'a.signOnly.svg': drawing(1), 'b.signOnly.svg': drawing(1) })
    const overlapping = withEntry(zip, 1, (entry) => entry.writeUInt32LE(0, ENTRY.localHeader))
    expect(await refusalOf(overlapping)).toBe('Das Archiv enthält Dateien, die sich überlappen: b.signOnly.svg')
  })

  it('stops at the size it claims when there is more in it', async () => {
    const zip = withEntry(await zipOf({ 'a.signOnly.svg': drawing(1).repeat(1000) }), 0, (entry) =>
      entry.writeUInt32LE(100, ENTRY.uncompressedSize),
    )
    const source = await (await open(zip)).opened
    expect(source.files).toMatchObject([{ path: 'a.signOnly.svg', problem: 'Die Datei ist im Archiv beschädigt.' }])
    await source.close()
  })
})

describe('a faulty entry of an archive', () => {
  it('refuses all of it when it is encrypted', async () => {
    const zip = withEntry(await zipOf({ 'a.signOnly.svg': drawing(1) }), 0, (entry) =>
      entry.writeUInt16LE(entry.readUInt16LE(ENTRY.flags) | 1, ENTRY.flags),
    )
    expect(await refusalOf(zip)).toBe('Das Archiv ist verschlüsselt: a.signOnly.svg')
  })

  it('is told about alone when its content is damaged, and the others come in', async () => {
    const zip = await zipOf({
      'a.signOnly.svg': { content: drawing(1), compress: false },
      'b.signOnly.svg': drawing(2),
    })
    const damaged = Buffer.from(zip)
    damaged.write('Q', damaged.indexOf('circle'))
    const source = await (await open(damaged)).opened
    expect(source.files.map(({ path, problem }) => [path, problem])).toEqual([
      ['a.signOnly.svg', 'Die Datei ist im Archiv beschädigt.'],
      ['b.signOnly.svg', undefined],
    ])
    await source.close()
  })

  it('is told about alone when it is too large or packed in an unknown way', async () => {
    const zip = withEntry(
      await zipOf({ 'a.signOnly.svg': 'x'.repeat(2000), 'b.signOnly.svg': drawing(1) }),
      1,
      (entry) => entry.writeUInt16LE(14, ENTRY.method),
    )
    const source = await (await open(zip, { svgBytes: 1000 })).opened
    expect(source.files.map(({ problem }) => problem)).toEqual([
      'Die Datei ist 0,1 MB groß, höchstens 0,1 MB sind möglich.',
      'Das Archiv verwendet für diese Datei ein unbekanntes Packverfahren.',
    ])
    await source.close()
  })
})
