import { describe, expect, test } from 'vitest'
import { rootIdOf } from '../teams/owner-types.ts'
import { depthOf, folderIdOf, idsOfPath, isBelow, isRootId, ownerOfPath, pathInside, pathsBelow } from './file-paths.ts'

const team = { ownerType: 'teams', owner: 't1' } as const

describe('the path of a node', () => {
  test('begins with its root and ends with the folder it stands in', () => {
    const root = { _id: rootIdOf(team), path: ',' }
    const folder = { _id: 'f1', path: pathInside(root) }
    expect(pathInside(folder)).toBe(',team_t1,f1,')
    expect(idsOfPath(pathInside(folder))).toEqual(['team_t1', 'f1'])
    expect(folderIdOf(pathInside(folder))).toBe('f1')
  })

  test('names the owner of all that stands on it', () => {
    expect(ownerOfPath(',team_t1,f1,')).toEqual(team)
    expect(ownerOfPath(',user_u1,')).toEqual({ ownerType: 'users', owner: 'u1' })
    expect(ownerOfPath(',f1,')).toBeNull()
  })

  test.each(['', 'f1', ',f1', ',,', ',a,,b,', ',a b,', ",a'b,"])('is not %j', (path) => {
    expect(idsOfPath(path)).toBeNull()
  })

  test('says how deep it lies and what it lies below', () => {
    expect([depthOf(','), depthOf(',user_u1,'), depthOf(',user_u1,a,b,')]).toEqual([0, 0, 2])
    expect(isBelow(',user_u1,a,b,', 'a')).toBe(true)
    expect(isBelow(',user_u1,aa,b,', 'a')).toBe(false)
  })
})

test('what lies below a folder is a range of paths', () => {
  const { from, to } = pathsBelow(',user_u1,a,')
  const isIn = (path: string) => path >= from && path < to
  expect([',user_u1,a,', ',user_u1,a,b,', ',user_u1,a,z,z,'].map(isIn)).toEqual([true, true, true])
  expect([',user_u1,', ',user_u1,a-b,', ',user_u1,aa,', ',user_u1,b,'].map(isIn)).toEqual(Array(4).fill(false))
})

test('a root is known by its id', () => {
  expect([isRootId('user_1'), isRootId('team_1'), isRootId('0199-ab')]).toEqual([true, true, false])
})
