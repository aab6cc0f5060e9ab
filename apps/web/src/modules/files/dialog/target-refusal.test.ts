import { describe, expect, test } from 'vitest'
import { givenNode } from '../../../testing/given-node.ts'
import { isAlreadyThere, targetRefusal } from './target-refusal.ts'

const animals = givenNode({ _id: 'animals', nodeType: 'directory', fileType: null })
const birds = givenNode({
  _id: 'birds',
  nodeType: 'directory',
  fileType: null,
  path: ',user_1,animals,',
  parent: 'animals',
})
const colours = givenNode({ _id: 'colours', nodeType: 'directory', fileType: null })
const list = givenNode({ _id: 'list', path: ',user_1,animals,', parent: 'animals' })

describe('a folder', () => {
  test('that is moved, or lies below it, is no target', () => {
    const request = { mode: 'move', nodes: [animals] } as const
    expect(targetRefusal(request, animals)).toBe('Kann nicht in sich selbst verschoben werden')
    expect(targetRefusal(request, birds)).not.toBeNull()
    expect(targetRefusal(request, colours)).toBeNull()
  })

  test('can be duplicated into itself', () => {
    expect(targetRefusal({ mode: 'duplicate', nodes: [animals] }, animals)).toBeNull()
  })

  test('without the right to write takes nothing', () => {
    expect(targetRefusal({ mode: 'create' }, { ...colours, canWrite: false })).toBe('Hier darfst du nichts ablegen')
  })

  test('in which everything stands already is no place to move to', () => {
    expect(isAlreadyThere({ mode: 'move', nodes: [list] }, animals)).toBe(true)
    expect(isAlreadyThere({ mode: 'move', nodes: [list, colours] }, animals)).toBe(false)
    expect(isAlreadyThere({ mode: 'duplicate', nodes: [list] }, animals)).toBe(false)
  })
})
