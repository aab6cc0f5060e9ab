import { describe, expect, it } from 'vitest'
import type { MediaStorage } from '../../../platform/storage/storage.ts'
import { catalogueUnderTest } from './test/catalogue-under-test.ts'
import { csv, drawing, folderWith, nouns } from './test/source-folder.ts'

const catalogue = catalogueUnderTest()
const { importFrom, signs } = catalogue

describe('an import that is stopped', () => {
  it('leaves whole signs, says what is left over, and is finished by the next one', async () => {
    const source = await folderWith({
      'signs.csv': csv(...nouns(450)),
      'wort-0.signOnly.svg': drawing(1),
      'wort-449.signOnly.svg': drawing(2),
    })
    const stop = new AbortController()
    const stopped = await importFrom(source, {
      signal: stop.signal,
      onProgress: ({ phase, done }) => phase === 'writing' && done >= 200 && stop.abort(),
    })
    expect(stopped.outcome).toBe('stopped')
    expect(stopped.message).toContain('Starte den Import noch einmal')
    const written = await signs()
    expect(written.length).toBeGreaterThanOrEqual(200)
    expect(written.length).toBeLessThan(450)
    expect(stopped.entries.filter(({ kind, isWritten }) => kind === 'line' && isWritten)).toHaveLength(written.length)

    const report = await importFrom(source)
    expect(report).toMatchObject({
      outcome: 'complete',
      lines: { new: 450 - written.length, unchanged: written.length },
    })
    expect(await signs()).toHaveLength(450)
    expect((await signs()).every(({ revision }) => revision === 1)).toBe(true)
  })

  it('writes nothing when it is stopped before', async () => {
    const source = await folderWith({ 'signs.csv': csv(...nouns(3)), 'wort-0.signOnly.svg': drawing(1) })
    const report = await importFrom(source, { signal: AbortSignal.abort() })
    expect(report).toMatchObject({ outcome: 'stopped', message: 'Abgebrochen, bevor etwas geschrieben wurde.' })
    expect(await signs()).toEqual([])
  })

  it('by a fault of the store keeps what is whole, frees the lock, and is finished by the next one', async () => {
    const source = await folderWith({ 'signs.csv': csv(...nouns(450)), 'wort-300.signOnly.svg': drawing(17) })
    const failing: MediaStorage = {
      ...catalogue.storage(),
      put: async () => {
        throw new Error('the disk is full')
      },
    }
    await expect(importFrom(source, { storage: failing })).rejects.toThrow('the disk is full')
    expect(await signs()).toHaveLength(200)
    expect(await importFrom(source)).toMatchObject({ outcome: 'complete', lines: { new: 250, unchanged: 200 } })
    expect(await signs()).toHaveLength(450)
  })

  it('by a fault of the database between batches is finished by the next one', async () => {
    const source = await folderWith({ 'signs.csv': csv(...nouns(450, 'Alt')) })
    await importFrom(source)
    const changed = await folderWith({ 'signs.csv': csv(...nouns(450, 'Neu')) })
    const fault = ({ phase, done }: { phase: string; done: number }) => {
      if (phase === 'writing' && done === 200) throw new Error('gone')
    }
    await expect(importFrom(changed, { onProgress: fault })).rejects.toThrow('gone')
    const half = await signs()
    expect(half).toHaveLength(450)
    expect(half.every(({ title, revision }) => (title.startsWith('Neu') ? revision === 2 : revision === 1))).toBe(true)
    expect(half.filter(({ title }) => title.startsWith('Neu'))).toHaveLength(200)
    expect((await importFrom(changed)).lines).toMatchObject({ changed: 250, unchanged: 200 })
    expect((await signs()).every(({ revision }) => revision === 2)).toBe(true)
  })
})

describe('two imports at once', () => {
  it('come one after the other: the second finds what the first wrote', async () => {
    const source = await folderWith({ 'signs.csv': csv(...nouns(450)) })
    const waited: string[] = []
    const reports = await Promise.all([
      importFrom(source),
      importFrom(source, { onProgress: ({ phase }) => phase === 'waiting' && waited.push(phase) }),
    ])
    expect(reports.map(({ lines }) => [lines.new, lines.unchanged])).toEqual(
      expect.arrayContaining([
        [450, 0],
        [0, 450],
      ]),
    )
    expect((await signs()).every(({ revision }) => revision === 1)).toBe(true)
  })

  it('lets a waiting one be stopped, and the next one go on', async () => {
    const source = await folderWith({ 'signs.csv': csv(...nouns(450)) })
    const stop = new AbortController()
    const onProgress = ({ phase }: { phase: string }) => phase === 'waiting' && stop.abort()
    const [first, second, third] = await Promise.all([
      importFrom(source),
      importFrom(source, { signal: stop.signal, onProgress }),
      importFrom(source),
    ])
    const outcomes = [first, second, third].map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'complete').length).toBeGreaterThanOrEqual(2)
    expect(await signs()).toHaveLength(450)
  })
})
