import { describe, expect, test } from 'vitest'
import { moveRefusal } from './move-refusal.ts'

const root = { _id: 'user_1', path: ',', nodeType: 'directory', canWrite: true } as const
const team = { ...root, _id: 'team_1' }
const animals = { ...root, _id: 'animals', path: ',user_1,' }
const birds = { ...root, _id: 'birds', path: ',user_1,animals,' }
const list = { ...birds, _id: 'list', nodeType: 'file' } as const

describe('moving', () => {
  test.each([
    ['a file into another folder', list, root, null],
    ['a folder into another root', animals, team, null],
    ['a root', root, animals, 'is-root'],
    ['a folder into itself', animals, animals, 'into-itself'],
    ['a folder into one below it', animals, birds, 'into-itself'],
    ['a file to where it is', list, animals, 'already-there'],
    ['a folder into a file', animals, list, 'no-folder'],
    ['into a folder of others', list, { ...root, canWrite: false }, 'not-allowed'],
    ['what others own', { ...list, canWrite: false }, root, 'not-allowed'],
  ])('%s', (_, node, target, refusal) => {
    expect(moveRefusal(node, target)).toBe(refusal)
  })
})
