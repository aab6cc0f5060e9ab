import { expect, test } from 'vitest'
import type { RevealPart } from '../catalogue/reveal.ts'
import { coveredOfCustom } from './player-cover.ts'

test.each<[readonly RevealPart[], readonly RevealPart[]]>([
  [[], []],
  [['title'], ['title']],
  [['video'], []],
  [['image'], []],
  [['title', 'video'], ['title']],
  [['title', 'image'], ['title']],
  [['video', 'image'], ['image']],
  [
    ['title', 'video', 'image'],
    ['title', 'image'],
  ],
])('of a custom sign %j covers %j', (covered, expected) => expect(coveredOfCustom(covered)).toEqual(expected))
