import { describe, expect, test } from 'vitest'
import {
  forbiddenChanges,
  isTeamCopyAdvised,
  mayEditFooter,
  mayEditLogo,
  mustCloneIntoTeam,
  showsFooter,
} from './document-permissions.ts'
import { ownSignKind } from './kinds/own-sign-kind.ts'

const multiplicator = { isMultiplicator: true }
const other = { isMultiplicator: false }

describe('footer and logo', () => {
  test.each([
    ['grid', true, true, false, false],
    ['own-sign', true, true, false, false],
    ['target-vocabulary', false, true, false, true],
  ] as const)(
    'of a %s document: multiplicators %s, %s; others %s, %s',
    (type, footer, logo, othersFooter, othersLogo) => {
      expect([mayEditFooter(type, multiplicator), mayEditLogo(type, multiplicator)]).toEqual([footer, logo])
      expect([mayEditFooter(type, other), mayEditLogo(type, other)]).toEqual([othersFooter, othersLogo])
    },
  )

  test('a footer that is empty shows to nobody who cannot fill it', () => {
    expect([showsFooter('grid', ' ', other), showsFooter('grid', 'Kurs A', other)]).toEqual([false, true])
    expect([showsFooter('grid', '', multiplicator), showsFooter('target-vocabulary', 'x', multiplicator)]).toEqual([
      true,
      false,
    ])
  })

  test('changes are forbidden one by one, the same again is none', () => {
    const before = { ...ownSignKind.newProperties, footerText: 'Kurs A' }
    const after = {
      ...before,
      title: 'Tiere',
      footerText: 'Kurs B',
      logo: { service: 'images', objectId: '1' } as const,
    }
    expect(forbiddenChanges('grid', before, after, other)).toEqual(['footerText', 'logo'])
    expect(forbiddenChanges('target-vocabulary', before, after, other)).toEqual(['footerText'])
    expect(forbiddenChanges('grid', before, after, multiplicator)).toEqual([])
    expect(forbiddenChanges('grid', after, { ...after, title: '' }, other)).toEqual([])
  })
})

test.each([
  ['teams', 'me', false],
  ['teams', 'someone', true],
  ['teams', null, true],
  ['users', 'someone', false],
] as const)('a copy of what belongs to %s and was made by %s is advised: %s', (ownerType, author, isAdvised) => {
  expect(isTeamCopyAdvised({ ownerType, author }, 'me')).toBe(isAdvised)
})

describe('an image placed in a document', () => {
  const team = { ownerType: 'teams', owner: 't1' } as const
  const image = { service: 'images', ownerType: 'users', owner: 'me', isPublic: false } as const
  test.each([
    ['of a person, in the team’s', image, team, true],
    ['of another team', { ...image, ownerType: 'teams', owner: 't2' }, team, true],
    ['of the team itself', { ...image, ownerType: 'teams', owner: 't1' }, team, false],
    ['that is public', { ...image, isPublic: true }, team, false],
    ['that is a custom sign', { ...image, service: 'custom-signs' }, team, true],
    ['that is a sign of the catalogue', { ...image, service: 'signs' }, team, false],
    ['in a personal one', image, { ownerType: 'users', owner: 'me' }, false],
  ] as const)('%s: asks for a clone', (_, object, document, mustClone) => {
    expect(mustCloneIntoTeam(object, document)).toBe(mustClone)
  })
})
