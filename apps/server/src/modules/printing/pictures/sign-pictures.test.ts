import { PLAIN_LOOK } from '@gebaerdenraum/domain/media/spelling-look'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findManySignFacts } from '../../catalogue/media/sign-media.repository.ts'
import { givenSign } from '../../catalogue/media/test/given-sign.ts'
import { storeOriginal } from '../../media/originals.ts'
import type { MediaStore } from '../../media/test/media-server.ts'
import { openMediaStore } from '../../media/test/media-server.ts'
import { formKeyOf } from '../forms/print-form.ts'
import { signPicture } from './sign-pictures.ts'

let store: MediaStore
beforeAll(async () => {
  store = await openMediaStore()
})
afterAll(() => store.close())

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
const VIEWER = { isLicensed: true, productName: 'Gebärdenraum', appUrl: 'https://example.org', look: PLAIN_LOOK }
const factsOf = async (id: string) => {
  const [sign] = await findManySignFacts(store.database.db, [id])
  if (!sign) throw new Error('There is no such sign.')
  return sign
}

test('a sign is printed as its card, with its title as alternative text and the address of its public page', async () => {
  const { id, slug } = await givenSign(store.database, { title: 'Haus' })
  const drawing = { from: 'spelling', title: 'Haus', look: PLAIN_LOOK } as const
  const card = { title: 'Haus', wordClass: 'noun', symbol: 'house', drawing, isWithoutText: false } as const
  const source = { from: 'card', type: 'signBox', card } as const
  expect(signPicture(await factsOf(id), 'signBox', false, VIEWER)).toEqual({
    name: 'Haus',
    publicAddress: `https://example.org/gebaerden/${slug}`,
    source,
    formKey: formKeyOf(source),
  })
})

test('an imported card is printed as it is, without text it is drawn from the drawing of the sign', async () => {
  const [card, drawing] = await Promise.all(
    [LOGO, LOGO.replace('9z', '8z')].map((svg) => storeOriginal(store.storage, Buffer.from(svg))),
  )
  if (!card || !drawing) throw new Error('Nothing was stored.')
  const { id } = await givenSign(store.database, {
    isFingerspelled: false,
    media: { signBox: card, signOnly: drawing },
  })
  const sign = await factsOf(id)
  expect(signPicture(sign, 'signBox', false, VIEWER)?.source).toEqual({ from: 'import', original: card })
  expect(signPicture(sign, 'signBox', true, VIEWER)?.source).toMatchObject({
    from: 'card',
    card: { drawing: { from: 'import', original: drawing } },
  })
})

test('a sign without that drawing has no picture', async () => {
  const { id } = await givenSign(store.database, { isFingerspelled: false })
  expect(signPicture(await factsOf(id), 'signOnly', false, VIEWER)).toBeNull()
})

test('without a licence a preview sign is watermarked, and of others nothing is drawn but a lock', async () => {
  const { id } = await givenSign(store.database, { title: 'Geheim' })
  const sign = await factsOf(id)
  const viewer = { ...VIEWER, isLicensed: false }
  expect(signPicture({ ...sign, isPreview: true }, 'signBox', false, viewer)?.source).toMatchObject({
    from: 'watermarked',
    text: 'Gebärdenraum',
  })
  const locked = signPicture(sign, 'signBox', false, viewer)
  expect(locked).toMatchObject({ name: 'Geheim', source: { from: 'vector' } })
  expect(JSON.stringify(locked?.source)).not.toContain('Geheim')
  expect([locked, signPicture({ ...sign, isPreview: true }, 'signBox', false, viewer)]).toEqual(
    Array.from({ length: 2 }, () => expect.not.objectContaining({ formKey: expect.anything() })),
  )
})
