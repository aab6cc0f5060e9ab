import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import type { Owner } from '@gebaerdenraum/domain/teams/owner-types'
import { expect, test } from 'vitest'
import type { PictureObject } from '../pictures/picture-object.ts'
import { adoptionTexts, sortedForOwner } from './adoption.ts'

const me: Owner = { ownerType: 'users', owner: 'me' }
const team: Owner = { ownerType: 'teams', owner: 'team' }
const objectOf = (owner: Owner | null, name = 'Hund'): PictureObject => ({
  name,
  owner,
  node: null,
  publicPath: null,
  pixels: null,
  addresses: [],
})
const sign: ImageReference = { service: 'signs', objectId: 's', imageType: 'signBox' }
const mine: ImageReference = { service: 'images', objectId: 'm' }
const ofTeam: ImageReference = { service: 'images', objectId: 't' }
const drawn: ImageReference = { service: 'custom-signs', objectId: 'c' }

const known = [
  { reference: sign, object: objectOf(null) },
  { reference: mine, object: objectOf(me) },
  { reference: ofTeam, object: objectOf(team) },
  { reference: drawn, object: objectOf(me) },
]

test('what a team does not own has to be cloned for it, signs of the catalogue never', () => {
  const { ready, foreign, gone } = sortedForOwner(known, team)
  expect({ ready, foreign: foreign.map(({ reference }) => reference), gone }).toEqual({
    ready: [sign, ofTeam],
    foreign: [mine, drawn],
    gone: [],
  })
})

test('in what a person owns everything within reach may stand', () => {
  expect(sortedForOwner(known, me)).toMatchObject({ ready: [sign, mine, ofTeam, drawn], foreign: [] })
})

test('a picture that is chosen twice is cloned once', () => {
  const twice = { reference: mine, object: objectOf(me) }
  expect(sortedForOwner([twice, twice], team).foreign).toHaveLength(1)
})

test('what is gone is neither ready nor cloned', () => {
  expect(sortedForOwner([{ reference: mine, object: null }], team)).toEqual({ ready: [], foreign: [], gone: [mine] })
})

test('the question names a single picture and counts several', () => {
  const hund = { reference: mine, object: objectOf(me, 'Hund') }
  expect(adoptionTexts([hund]).title).toBe('„Hund“ für das Team kopieren?')
  expect(adoptionTexts([hund, hund]).title).toBe('2 Bilder für das Team kopieren?')
  expect(adoptionTexts([hund]).body).toContain('Das ganze Team bekommt Zugriff')
})
