import { expect, test } from 'vitest'
import { listSignOf } from './list-sign.ts'

const variants = { default: '/default', thumbnail: '/thumbnail', wordless: '/wordless' }

test('a photo shows itself, and has no class of words', () => {
  const { isCustom, wordClass, hasVideo, images } = listSignOf({
    _id: 'a',
    name: 'Ohr',
    signType: 'signOnly',
    wordClass: null,
    variants,
  })
  expect({ isCustom, wordClass, hasVideo, images }).toEqual({
    isCustom: true,
    wordClass: 'other',
    hasVideo: false,
    images: { signOnly: { default: '/default', thumbnail: '/thumbnail' } },
  })
})

test('a card shows its words, and its drawing alone does not', () => {
  const { wordClass, images } = listSignOf({
    _id: 'a',
    name: 'hören',
    signType: 'signBox',
    wordClass: 'verb',
    variants,
  })
  expect([wordClass, images]).toEqual([
    'verb',
    { signBox: { default: '/default', thumbnail: '/thumbnail' }, signOnly: { default: '/wordless' } },
  ])
})
