import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { expect, test } from 'vitest'
import { addressInLook, filmsInLook, isForDarkPage, onPaper, thumbnailInLook } from './media-in-look.ts'

const spelled: Pick<Sign, 'spelledMedia'> = { spelledMedia: ['signBox', 'signMap', 'signOnly', 'signVideo'] }
const DARK = { colouring: 'brown', scheme: 'dark', isWithoutText: true } as const
const address = '/media/signs/1/signOnly/default/3?e=1&s=2'

test('an address stays as it is where nothing differs from the default', () => {
  expect(addressInLook(address, spelled, 'signOnly', {})).toBe(address)
})

test('a spelled drawing has the colours, scheme and words that are asked for', () => {
  expect(addressInLook(address, spelled, 'signOnly', DARK)).toBe(`${address}&tone=brown&scheme=dark&words=0`)
})

test('cards and films are not dark', () => {
  for (const type of ['signBox', 'signMap', 'signVideo'] as const) {
    expect(addressInLook(address, spelled, type, DARK)).toBe(`${address}&tone=brown&words=0`)
  }
})

test('of an imported sign only cards have words that can be left out', () => {
  expect(addressInLook(address, {}, 'signOnly', DARK)).toBe(address)
  expect(addressInLook(address, {}, 'signVideo', DARK)).toBe(address)
  expect(addressInLook(address, {}, 'signMap', DARK)).toBe(`${address}&words=0`)
})

test('addresses of other things have no look: their servers would refuse it', () => {
  for (const other of ['/api/custom-signs/1/default?u=1', 'blob:1', '/api/lists/1/custom-signs/2/wordless?s=1']) {
    expect(addressInLook(other, spelled, 'signBox', DARK)).toBe(other)
    expect(thumbnailInLook(other, DARK)).toBe(other)
  }
})

test('all films of a sign are in the look, and none stays none', () => {
  expect(filmsInLook({ default: address, poster: address }, spelled, { isWithoutText: true })).toEqual({
    default: `${address}&words=0`,
    poster: `${address}&words=0`,
  })
  expect(filmsInLook(undefined, spelled, DARK)).toBeUndefined()
})

test('on paper nothing is dark, and on a dark page only spelled drawings', () => {
  expect(onPaper(DARK)).toEqual({ colouring: 'brown', isWithoutText: true })
  expect(thumbnailInLook(address, DARK)).toBe(`${address}&tone=brown&words=0`)
  expect(isForDarkPage(spelled, 'signOnly', DARK)).toBe(true)
  expect([isForDarkPage(spelled, 'signBox', DARK), isForDarkPage({}, 'signOnly', DARK)]).toEqual([false, false])
})
