import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { fastify } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeVariants } from '../../src/modules/catalogue/media/make-variants.ts'
import { openSignMedia } from '../../src/modules/catalogue/media/open-sign-media.ts'
import type { SignMedia } from '../../src/modules/catalogue/media/sign-media.ts'
import { signMediaUser } from '../../src/modules/catalogue/media/sign-media-user.ts'
import { givenSign } from '../../src/modules/catalogue/media/test/given-sign.ts'
import { imageMediaUser } from '../../src/modules/images/image-media-user.ts'
import { images } from '../../src/modules/images/tables/images.ts'
import type { Media } from '../../src/modules/media/media.ts'
import { mediaUsers } from '../../src/modules/media/media-users.ts'
import { openMedia } from '../../src/modules/media/open-media.ts'
import { originalKey, storeOriginal } from '../../src/modules/media/originals.ts'
import { removeOrphans } from '../../src/modules/media/remove-orphans.ts'
import { toLinkPreviewRecipe, toUploadRecipe } from '../../src/modules/media/variants/recipe.ts'
import type { OpenDatabase } from '../../src/platform/database/client.ts'
import { type Contributions, collectContributions } from '../../src/platform/modules/extension-point.ts'
import { openDiskStorage } from '../../src/platform/storage/disk-storage.ts'
import type { MediaStorage } from '../../src/platform/storage/storage.ts'
import { openTestDatabase } from '../test-database.ts'

const { log } = fastify()
const signal = new AbortController().signal
const TWO_DAYS_MS = 2 * 86_400_000
const SVG = (name: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><title>${name}</title></svg>`)

let folder: string
let database: OpenDatabase
let storage: MediaStorage
let media: Media
let signMedia: SignMedia
let contributions: Contributions
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
afterEach(() => storage.close())
beforeEach(async () => {
  await database.pool.query('delete from media_variants')
  await database.pool.query('delete from sign_media')
  await database.pool.query('delete from signs')
  folder = await mkdtemp(join(tmpdir(), 'orphans-'))
  storage = await openDiskStorage(folder)
  media = openMedia({
    db: database.db,
    storage,
    log,
    secret: 'a secret of at least 32 characters',
    productName: 'G',
    make: async ({ variant }) => ({ bytes: Buffer.from(variant), contentType: 'image/webp' }),
  })
  signMedia = openSignMedia({ db: database.db, log, media, factsMaxAgeMs: 0 })
  const extensions = collectContributions()
  extensions.add([
    mediaUsers.with(signMediaUser({ db: database.db, media })),
    mediaUsers.with(imageMediaUser(database.db)),
  ])
  extensions.seal()
  contributions = extensions.contributions
  return () => rm(folder, { recursive: true })
})

const run = () => removeOrphans({}, { services: { db: database.db, storage, media, contributions }, log, signal })
const keys = async (): Promise<string[]> => {
  const found: string[] = []
  for (const prefix of ['originals/', 'variants/']) for await (const { key } of storage.list(prefix)) found.push(key)
  return found.sort()
}
const age = async (key: string) => {
  const then = new Date(Date.now() - TWO_DAYS_MS)
  await utimes(join(folder, ...key.split('/')), then, then)
}
const ageEverything = async () => {
  for (const key of await keys()) await age(key)
  await database.pool.query("update media_variants set created_at = now() - interval '2 days'")
}
const makeBox = async (signId: string) => {
  const sign = await signMedia.findFacts(signId)
  const found = sign && (await signMedia.find(sign, { type: 'signBox', variant: 'default' }))
  return found?.key ?? ''
}

describe('the nightly clean-up', () => {
  it('keeps what signs need, however old', async () => {
    const signOnly = await storeOriginal(storage, SVG('kept'))
    const sign = await givenSign(database, { media: { signOnly } })
    const box = await makeBox(sign.id)
    await ageEverything()
    await run()
    expect(await keys()).toEqual([originalKey(signOnly.sha256), box].sort())
  })

  it('keeps every look that a spelled word can be asked for in', async () => {
    const sign = await signMedia.findFacts((await givenSign(database)).id)
    if (!sign) throw new Error('There is no such sign.')
    const lookOptions = { colouring: 'deep', scheme: 'dark', isWithoutText: true } as const
    for (const type of ['signOnly', 'signBox'] as const) {
      for (const variant of ['tiny', 'watermarked', 'original'])
        await signMedia.find(sign, { type, variant, lookOptions })
    }
    const made = await keys()
    expect(made).toHaveLength(6)
    await ageEverything()
    await run()
    expect(await keys()).toEqual(made)
  })

  it('keeps the letters of the manual alphabet, which belong to no sign', async () => {
    const lookOptions = { colouring: 'brown', isWithoutText: true } as const
    for (const variant of ['video', 'poster', 'drawing'] as const) await media.findLetter('sch', variant, lookOptions)
    const made = await keys()
    expect(made).toHaveLength(3)
    await ageEverything()
    await run()
    expect(await keys()).toEqual(made)
  })

  it('removes pictures for messengers, which are made again on demand', async () => {
    const texts = { heading: 'Garten', line: 'in Deutscher Gebärdensprache (DGS)', productName: 'G' }
    const recipe = toLinkPreviewRecipe({ ...texts, drawings: [], isWatermarked: true })
    const { key } = await media.find(recipe)
    await run()
    expect(await keys()).toEqual([key])
    await ageEverything()
    await run()
    expect(await keys()).toEqual([])
    expect((await media.find(recipe)).key).toBe(key)
  })

  it('removes the variants of what a sign was before, with their rows', async () => {
    const sign = await givenSign(database)
    const before = await makeBox(sign.id)
    await database.pool.query("update signs set title = 'Garten' where id = $1", [sign.id])
    const after = await makeBox(sign.id)
    await ageEverything()
    await run()
    expect(before).not.toBe(after)
    expect(await keys()).toEqual([after])
    expect((await database.pool.query('select 1 from media_variants')).rowCount).toBe(1)
  })

  it('removes originals that no sign names any more, when no change of the catalogue can be taken back to them', async () => {
    const [named, replaced, lately] = [
      await storeOriginal(storage, SVG('named')),
      await storeOriginal(storage, SVG('replaced')),
      await storeOriginal(storage, SVG('lately')),
    ]
    await storeOriginal(storage, SVG('never named'))
    await givenSign(database, { media: { signOnly: named } })
    await givenSign(database, { media: { signOnly: replaced } })
    await givenSign(database, { media: { signOnly: lately } })
    const replace = (sha256: string, ago: string) =>
      database.pool.query('update sign_media set replaced_at = now() - $2::interval where sha256 = $1', [sha256, ago])
    await replace(replaced.sha256, '367 days')
    await replace(lately.sha256, '365 days')
    await ageEverything()
    await run()
    expect(await keys()).toEqual([originalKey(named.sha256), originalKey(lately.sha256)].sort())
  })

  it('keeps what own uploads need, and removes it when none has it any more', async () => {
    const { rows } = await database.pool.query(
      `insert into users (id, email, name, password_hash) values (gen_random_uuid(), 'a@test.example', 'A', '') returning id`,
    )
    const original = await storeOriginal(storage, SVG('upload'))
    const image = { name: 'a.svg', ...original, width: 1, height: 1, userId: String(rows[0]?.['id']) }
    const [first] = await database.db.insert(images).values([image, image]).returning({ id: images.id })
    const variant = await media.find(toUploadRecipe(original, 'small'))
    await database.db.delete(images).where(eq(images.id, first?.id ?? ''))
    await ageEverything()
    await run()
    expect(await keys()).toEqual([originalKey(original.sha256), variant.key].sort())
    await database.db.delete(images)
    await run()
    expect(await keys()).toEqual([])
  })

  it('leaves everything younger than a day alone: an import may be about to name it', async () => {
    const original = await storeOriginal(storage, SVG('young'))
    const sign = await givenSign(database)
    const box = await makeBox(sign.id)
    await database.pool.query('delete from signs')
    await run()
    expect(await keys()).toEqual([originalKey(original.sha256), box].sort())
  })

  it('spares an old original that an import has just taken up again', async () => {
    const { sha256 } = await storeOriginal(storage, SVG('again'))
    await age(originalKey(sha256))
    await storeOriginal(storage, SVG('again'))
    await run()
    expect(await keys()).toEqual([originalKey(sha256)])
  })

  it('removes contents that a killed process left without a row', async () => {
    const key = `variants/ab/${'ab'.repeat(32)}/tiny.webp`
    await storage.put(key, Buffer.from('x'), 'image/webp')
    await age(key)
    await run()
    expect(await keys()).toEqual([])
    expect((await database.pool.query('select 1 from media_variants')).rowCount).toBe(0)
  })

  it('leaves a variant alone that is being made', async () => {
    const sign = await givenSign(database)
    const key = await makeBox(sign.id)
    await ageEverything()
    await database.pool.query("update media_variants set state = 'making', lease_until = now() + interval '1 minute'")
    await database.pool.query('delete from signs')
    await run()
    expect(await keys()).toEqual([key])
  })

  it('may run twice, and several times at once', async () => {
    const sign = await givenSign(database)
    await makeBox(sign.id)
    await database.pool.query('delete from signs')
    await ageEverything()
    await Promise.all([run(), run(), run()])
    await run()
    expect(await keys()).toEqual([])
  })
})

describe('making ahead', () => {
  it('makes what is shown first, passes over what cannot be made, and does nothing for signs that are gone', async () => {
    const [sign, gone] = [await givenSign(database), await givenSign(database)]
    await database.pool.query('delete from signs where id = $1', [gone.id])
    await makeVariants({ signIds: [gone.id, sign.id] }, { services: { signMedia }, log, signal })
    const { rows } = await database.pool.query('select variant from media_variants order by variant')
    expect(rows.map(({ variant }) => variant)).toEqual(['default', 'default', 'poster', 'thumbnail', 'thumbnail'])
  })
})
