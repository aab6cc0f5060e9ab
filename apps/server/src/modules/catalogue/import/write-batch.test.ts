import { createHash } from 'node:crypto'
import type { SignChange } from '@gebaerdenraum/domain/catalogue/import/existing-sign'
import { drizzle } from 'drizzle-orm/node-postgres'
import { describe, expect, it } from 'vitest'
import type { IncomingMedium } from './import.repository.ts'
import { catalogueUnderTest } from './test/catalogue-under-test.ts'
import { writeBatch } from './write-batch.ts'

const catalogue = catalogueUnderTest()

const CHANGE = { kind: 'import', summary: 'Import „probe“', actorId: null } as const

const changeOf = (index: number, title: string): SignChange => ({
  slug: `wort-${index}`,
  values: {
    title: `${title} ${index}`,
    wordClass: 'noun',
    category: `Kategorie ${index}`,
    categorySlug: `kategorie-${index}`,
    keywords: ['eins, „zwei“', '{drei}', 'a"b\\c'],
    symbol: null,
    isPreview: false,
    isFingerspelled: false,
    isRetired: false,
  },
  files: [],
})
const mediumOf = (index: number, content: string): IncomingMedium => ({
  slug: `wort-${index}`,
  type: 'signOnly',
  sha256: createHash('sha256').update(`${content} ${index}`).digest('hex'),
  contentType: 'image/svg+xml',
  byteLength: 100,
})

/** Writes that many signs with a medium each; answers the statements it took. */
const write = async (count: number, content: string): Promise<number> => {
  let statements = 0
  const logQuery = () => {
    statements += 1
  }
  const db = drizzle(catalogue.database().pool, { logger: { logQuery } })
  const indexes = Array.from({ length: count }, (_, index) => index)
  await writeBatch(
    db,
    indexes.map((index) => changeOf(index, content)),
    indexes.map((index) => mediumOf(index, content)),
    CHANGE,
  )
  return statements
}

describe('writing a batch', () => {
  it('takes as many statements for 200 signs as for one', async () => {
    const one = await write(1, 'Alt')
    expect(await write(200, 'Neu')).toBe(one)
    expect(await catalogue.signs()).toHaveLength(200)
  })

  it('writes a second time without moving a revision', async () => {
    await write(3, 'Alt')
    const [before, revision] = [await catalogue.signs(), await catalogue.revision()]
    await write(3, 'Alt')
    expect(await catalogue.signs()).toEqual(before)
    expect(await catalogue.revision()).toBe(revision)
  })

  it('keeps quotes, braces and commas in keywords as they are', async () => {
    await write(1, 'Alt')
    expect(await catalogue.signs()).toMatchObject([{ keywords: ['eins, „zwei“', '{drei}', 'a"b\\c'] }])
  })

  it('writes nothing at all when one medium has no sign', async () => {
    const db = catalogue.database().db
    await expect(writeBatch(db, [changeOf(1, 'Alt')], [mediumOf(2, 'fremd')], CHANGE)).rejects.toThrow()
    expect(await catalogue.signs()).toEqual([])
  })

  it('keeps what was before and after, and nothing of what stayed', async () => {
    await write(1, 'Alt')
    await write(1, 'Alt')
    await write(2, 'Neu')
    const rows = await catalogue.query(`
      select c.summary, s.before ->> 'title' as before, s.after ->> 'title' as after
      from catalogue_changes c join catalogue_change_signs s on s.change_id = c.id order by c.id, after`)
    expect(rows).toEqual([
      { summary: 'Import „probe“', before: null, after: 'Alt 0' },
      { summary: 'Import „probe“', before: 'Alt 0', after: 'Neu 0' },
      { summary: 'Import „probe“', before: null, after: 'Neu 1' },
    ])
    expect(await catalogue.query('select 1 from catalogue_changes')).toHaveLength(2)
  })

  it('leaves a sign that has moved since somebody reviewed the import', async () => {
    const db = catalogue.database().db
    await write(2, 'Alt')
    await write(1, 'Anders')
    const changes = [changeOf(0, 'Neu'), changeOf(1, 'Neu'), changeOf(2, 'Neu')]
    const reviewed = new Map([
      ['wort-0', 1],
      ['wort-1', 1],
    ])
    expect(await writeBatch(db, changes, [], CHANGE, reviewed)).toEqual(['wort-1', 'wort-2'])
    expect(await catalogue.signs()).toMatchObject([{ title: 'Anders 0' }, { title: 'Neu 1' }, { title: 'Neu 2' }])
  })

  it('counts the catalogue up once, however many signs change', async () => {
    await write(1, 'Alt')
    const revision = await catalogue.revision()
    await write(50, 'Neu')
    expect(await catalogue.revision()).toBe(revision + 1)
  })
})
