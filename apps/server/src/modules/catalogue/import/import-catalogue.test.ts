import { createHash } from 'node:crypto'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { watchStatements } from '../../../../test/files/watch-statements.ts'
import { originalKey } from '../../media/originals.ts'
import { DEMO_CATALOGUE, importDemoCatalogue } from './import-demo.ts'
import { catalogueUnderTest } from './test/catalogue-under-test.ts'
import { csv, drawing, emptyFolder, folderWith, nouns } from './test/source-folder.ts'

const catalogue = catalogueUnderTest()
const { importFrom, signs } = catalogue

describe('importing a folder', () => {
  it('refuses a list with more lines than any catalogue has, empty ones too', async () => {
    const source = await folderWith({ 'signs.csv': `${csv('a,A,noun,T,,,')}${'\n'.repeat(200_001)}` })
    const report = await importFrom(source)
    expect(report).toMatchObject({ outcome: 'refused', message: expect.stringContaining('mehr als 200.000 Zeilen') })
  })

  it('makes signs, categories and media, and tells about each line and file', async () => {
    const source = await folderWith({
      'signs.csv': csv('hund,Hund,noun,Tiere,Welpe|bellen,dog-face,1', ',zu Fuß,adverb,Verkehr,,,'),
      'hund.signOnly.svg': drawing(1),
      'fotos/zu-fuss.signBox.svg': drawing(2),
      '.DS_Store': 'x',
    })
    const report = await importFrom(source)
    expect(report).toMatchObject({
      outcome: 'complete',
      isDryRun: false,
      lines: { new: 2, changed: 0, unchanged: 0, unused: 0, wrong: 0 },
      files: { new: 2, changed: 0, unchanged: 0, unused: 1, wrong: 0 },
    })
    expect(report.entries.map(({ path, line, status, isWritten }) => [path, line, status, isWritten])).toEqual([
      ['signs.csv', 2, 'new', true],
      ['signs.csv', 3, 'new', true],
      ['.DS_Store', null, 'unused', false],
      ['fotos/zu-fuss.signBox.svg', null, 'new', true],
      ['hund.signOnly.svg', null, 'new', true],
    ])
    expect(await signs()).toEqual([
      { slug: 'hund', title: 'Hund', revision: 1, category: 'Tiere', keywords: ['Welpe', 'bellen'], media: 1 },
      { slug: 'zu-fuss', title: 'zu Fuß', revision: 1, category: 'Verkehr', keywords: [], media: 1 },
    ])
    const rows = await catalogue.query<{ sha256: string }>(
      'select sha256, content_type, byte_length from sign_media order by byte_length',
    )
    expect(rows[0]).toMatchObject({ content_type: 'image/svg+xml', byte_length: drawing(1).length })
    expect(await catalogue.storage().head(originalKey(rows[0]?.sha256 ?? ''))).toMatchObject({
      byteLength: drawing(1).length,
    })
  })

  it('changes nothing the second time: no revision moves', async () => {
    const source = await folderWith({ 'signs.csv': csv(...nouns(3)), 'wort-1.signOnly.svg': drawing(1) })
    await importFrom(source)
    const [before, revision] = [await signs(), await catalogue.revision()]
    const report = await importFrom(source)
    expect(report.lines).toMatchObject({ unchanged: 3, new: 0, changed: 0 })
    expect(report.files).toMatchObject({ unchanged: 1, new: 0, changed: 0 })
    expect(await signs()).toEqual(before)
    expect(await catalogue.revision()).toBe(revision)
  })

  it('moves the revision of what changed and of nothing else', async () => {
    await importFrom(await folderWith({ 'signs.csv': csv('a,A,noun,T,,,', 'b,B,noun,T,,,') }))
    const revision = await catalogue.revision()
    const report = await importFrom(await folderWith({ 'signs.csv': csv('a,A,noun,T,,,', 'b,Neu,verb,Anders,x,,1') }))
    expect(report.entries).toMatchObject([
      { status: 'unchanged' },
      { status: 'changed', fields: ['title', 'wordClass', 'category', 'keywords', 'preview'], isWritten: true },
    ])
    expect(await signs()).toMatchObject([
      { slug: 'a', title: 'A', revision: 1, category: 'T' },
      { slug: 'b', title: 'Neu', revision: 2, category: 'Anders' },
    ])
    expect(await catalogue.revision()).toBe(revision + 1)
  })

  it('replaces media and keeps the replaced row, also without a signs.csv', async () => {
    await importFrom(await folderWith({ 'signs.csv': csv('a,A,noun,T,,,'), 'a.signOnly.svg': drawing(1) }))
    const report = await importFrom(await folderWith({ 'a.signOnly.svg': drawing(2), 'b.signOnly.svg': drawing(3) }))
    expect(report).toMatchObject({
      outcome: 'complete',
      lines: { new: 0, unchanged: 0 },
      entries: [
        { path: 'a.signOnly.svg', status: 'changed', isWritten: true },
        { path: 'b.signOnly.svg', status: 'unused', message: 'Es gibt keine Gebärde mit der Adresse „b“.' },
      ],
    })
    expect(await signs()).toMatchObject([{ slug: 'a', title: 'A', revision: 2, media: 1 }])
    const rows = await catalogue.query('select replaced_at is not null as replaced from sign_media order by id')
    expect(rows).toEqual([{ replaced: true }, { replaced: false }])
  })

  it('moves a revision once when the row and the media of a sign change together', async () => {
    await importFrom(await folderWith({ 'signs.csv': csv('a,A,noun,T,,,') }))
    await importFrom(
      await folderWith({
        'signs.csv': csv('a,Neu,noun,T,,,'),
        'a.signOnly.svg': drawing(1),
        'a.signBox.svg': drawing(2),
      }),
    )
    expect(await signs()).toMatchObject([{ title: 'Neu', revision: 2, media: 2 }])
  })

  it('brings back a retired sign that it names', async () => {
    const source = await folderWith({ 'signs.csv': csv('a,A,noun,T,,,') })
    await importFrom(source)
    await catalogue.query('update signs set retired_at = now()')
    expect((await importFrom(source)).entries).toMatchObject([{ status: 'changed', fields: ['retired'] }])
    const rows = await catalogue.query('select retired_at, revision from signs')
    expect(rows).toEqual([{ retired_at: null, revision: 2 }])
  })

  it('puts spellings with one slug into one category and says so', async () => {
    const report = await importFrom(
      await folderWith({ 'signs.csv': csv('a,A,noun,Öl,,,', 'b,B,noun,Oel,,,', 'c,C,noun,ÖL,,,') }),
    )
    expect(await signs()).toMatchObject([{ category: 'Öl' }, { category: 'Öl' }, { category: 'Öl' }])
    expect(report.entries.map(({ remarks }) => remarks.length)).toEqual([0, 1, 1])
  })
})

describe('symbols', () => {
  it('that no pictogram has are told about, and all of the demo catalogue exist', async () => {
    const source = await folderWith({ 'signs.csv': csv('a,A,noun,T,,dog-fase,', 'b,B,noun,T,,dog-face,') })
    const report = await importFrom(source)
    expect(report.entries.map(({ remarks }) => remarks.length)).toEqual([1, 0])
    const demo = await importFrom(DEMO_CATALOGUE, { dryRun: true })
    expect(demo.entries.flatMap(({ remarks }) => remarks)).toEqual([])
  })
})

describe('wrong content', () => {
  it('does not stop the right one, and a broken file leaves its sign usable', async () => {
    const source = await folderWith({
      'signs.csv': csv('a,A,noun,T,,,', 'b,B,Unsinn,T,,,', 'c,C,noun,T,,,'),
      'a.signOnly.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>alert(1)</script></svg>',
      'c.signOnly.png': 'kein Bild',
      'c.signVideo.mp4': drawing(1),
      'c.signBox.svg': drawing(2),
      'c.signMap.svg': '',
    })
    const report = await importFrom(source)
    expect(report).toMatchObject({ outcome: 'complete', lines: { new: 2, wrong: 1 }, files: { new: 1, wrong: 4 } })
    const wrong = report.entries.filter(({ status }) => status === 'wrong')
    expect(wrong.map(({ path, line, message }) => [path, line, message])).toEqual([
      ['signs.csv', 3, expect.stringContaining('Unsinn')],
      ['a.signOnly.svg', null, expect.stringContaining('Skript')],
      ['c.signMap.svg', null, 'Die Datei ist leer.'],
      ['c.signOnly.png', null, 'Das ist kein Bild im Format PNG, JPEG, WebP, GIF oder SVG.'],
      ['c.signVideo.mp4', null, 'Hier gehört ein Video hin, kein Bild.'],
    ])
    expect(await signs()).toMatchObject([
      { slug: 'a', media: 0 },
      { slug: 'c', media: 1 },
    ])
  })

  it('is a link, wherever it points', async () => {
    const source = await folderWith({ 'signs.csv': csv('a,A,noun,T,,,') })
    const outside = await folderWith({ 'secret.svg': drawing(1) })
    await symlink(join(outside, 'secret.svg'), join(source, 'a.signOnly.svg'))
    await symlink(outside, join(source, 'ordner'))
    const report = await importFrom(source)
    expect(report.files).toMatchObject({ new: 0, wrong: 2 })
    expect(await signs()).toMatchObject([{ slug: 'a', media: 0 }])
  })

  it.skipIf(process.platform === 'win32')('has a name in another encoding, and the others come in', async () => {
    const source = await folderWith({ 'signs.csv': csv('a,A,noun,T,,,'), 'a.signOnly.svg': drawing(1) })
    await writeFile(Buffer.from(`${source}/t\u00FCr.signOnly.svg`, 'latin1'), drawing(2))
    await mkdir(Buffer.from(`${source}/T\u00FCren`, 'latin1'))
    const report = await importFrom(source)
    expect(report).toMatchObject({ outcome: 'complete', files: { new: 1, wrong: 2 } })
    expect(report.entries.filter(({ status }) => status === 'wrong')).toMatchObject([
      { path: 'T\uFFFDren', message: expect.stringContaining('nicht in UTF-8') },
      { path: 't\uFFFDr.signOnly.svg' },
    ])
    expect(await signs()).toMatchObject([{ slug: 'a', media: 1 }])
  })

  it('refuses the whole of a signs.csv whose first line is wrong and tells about every file', async () => {
    const source = await folderWith({ 'signs.csv': 'titel,wordClass,category\nA,noun,T', 'a.signOnly.svg': drawing(1) })
    expect(await importFrom(source)).toMatchObject({
      outcome: 'refused',
      entries: [
        { path: 'signs.csv', status: 'wrong', message: expect.stringContaining('Die Spalte „titel“ ist unbekannt.') },
        { path: 'a.signOnly.svg', status: 'unused', message: 'Nicht gelesen, weil signs.csv fehlerhaft ist.' },
      ],
    })
    expect(await signs()).toEqual([])
  })

  it('may be in UTF-16 with tabs, as Excel writes "Unicode-Text"', async () => {
    const source = await emptyFolder()
    const text = '\uFEFFtitle\twordClass\tcategory\t\r\nTür\tnoun\tHaus\t\r\n'
    await writeFile(join(source, 'signs.csv'), Buffer.from(text, 'utf16le'))
    expect(await importFrom(source)).toMatchObject({ outcome: 'complete' })
    expect(await signs()).toMatchObject([{ title: 'Tür' }])
  })

  it('names the first line that is not UTF-8', async () => {
    const source = await emptyFolder()
    await writeFile(join(source, 'signs.csv'), Buffer.from(csv('a,A,noun,T,,,', 'b,Tür,noun,T,,,'), 'latin1'))
    expect(await importFrom(source)).toMatchObject({
      outcome: 'refused',
      message: 'signs.csv: Zeile 3 ist nicht in UTF-8 geschrieben. Speichere die Datei als „CSV UTF-8“.',
    })
  })

  it.each([
    ['nothing', {}, 'enthält keine Dateien'],
    [
      'two lists of signs',
      { 'signs.csv': csv(), 'alt/signs.csv': csv() },
      'Es gibt mehrere Listen der Gebärden: alt/signs.csv, signs.csv.',
    ],
  ])('is a folder with %s', async (_, files, message) => {
    expect(await importFrom(await folderWith(files))).toMatchObject({
      outcome: 'refused',
      message: expect.stringContaining(message),
    })
  })

  it('is a source that is not there or of another kind', async () => {
    expect(await importFrom('/gibt/es/nicht')).toMatchObject({
      outcome: 'refused',
      message: '„/gibt/es/nicht“ gibt es nicht oder lässt sich nicht lesen.',
    })
    const folder = await folderWith({ 'liste.xlsx': 'x' })
    expect(await importFrom(join(folder, 'liste.xlsx'))).toMatchObject({
      outcome: 'refused',
      message: '„liste.xlsx“ ist weder ein Ordner noch eine ZIP- oder CSV-Datei.',
    })
  })
})

describe('a dry run', () => {
  it('tells the same and writes nothing', async () => {
    const source = await folderWith({
      'signs.csv': csv('a,A,noun,T,,,', 'b,,noun,T,,,'),
      'a.signOnly.svg': drawing(41),
    })
    const revision = await catalogue.revision()
    const dry = await importFrom(source, { dryRun: true })
    expect(dry.isDryRun).toBe(true)
    expect(await signs()).toEqual([])
    expect(await catalogue.revision()).toBe(revision)
    expect(await catalogue.query('select 1 from sign_media')).toEqual([])
    expect(await catalogue.storage().head(originalKey(sha256Of(drawing(41))))).toBeUndefined()
    const real = await importFrom(source)
    expect(real.entries.map((entry) => ({ ...entry, isWritten: false }))).toEqual(dry.entries)
  })
})

describe('the demo catalogue', () => {
  it('comes in with few statements, fingerspelled, with ten preview signs, and only once', async () => {
    const statements = await watchStatements(async () => {
      const report = await importDemoCatalogue(catalogue.database())
      expect(report.lines).toMatchObject({ new: 1596, wrong: 0 })
    }, /./)
    // One for each sign would be 1,596, and the first start would wait for them.
    expect(statements.length).toBeLessThan(30)
    const rows = await catalogue.query(
      'select count(*)::int as all, count(*) filter (where is_fingerspelled)::int as spelled, count(*) filter (where is_preview)::int as preview from signs',
    )
    expect(rows).toEqual([{ all: 1596, spelled: 1596, preview: 10 }])
    // One step from the empty catalogue: it is never seen half filled.
    expect(await catalogue.revision()).toBe(2)
    expect((await importDemoCatalogue(catalogue.database())).lines).toMatchObject({ new: 0, unchanged: 1596 })
  })
})

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex')
