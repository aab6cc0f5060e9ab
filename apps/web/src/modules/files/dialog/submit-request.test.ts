import { afterEach, describe, expect, test, vi } from 'vitest'
import { givenNode } from '../../../testing/given-node.ts'
import { type Choice, submitRequest } from './submit-request.ts'

afterEach(() => vi.unstubAllGlobals())

const folder = givenNode({ _id: 'f', nodeType: 'directory', fileType: null, file: null, name: 'Zoo' })
const choice: Choice = { folder, name: null, type: 'directory', details: {}, taken: [] }
const animals = givenNode({ _id: 'a', name: 'Tiere' })
const colours = givenNode({ _id: 'b', name: 'Farben' })

/** Answers every call with the node it was about, under its new name and path. */
const givenServer = (refusedId: string | null = null) => {
  const calls: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const data = JSON.parse(String(body)) as { readonly clone?: string }
    const id = address.split('/').at(3) ?? data.clone
    calls.push([method, id, data])
    if (refusedId !== null && id === refusedId) {
      return Response.json({ name: 'NotFound', code: 404, message: 'Weg' }, { status: 404 })
    }
    return Response.json({ ...givenNode({ _id: id ?? 'new' }), ...data })
  })
  return calls
}

describe('the dialog sends', () => {
  test('a folder with its name and place', async () => {
    const calls = givenServer()
    const outcome = await submitRequest({ mode: 'create' }, { ...choice, name: 'Vögel' })
    expect(calls).toEqual([['POST', undefined, { name: 'Vögel', path: ',user_1,f,', nodeType: 'directory' }]])
    expect(outcome.nodes.map(({ name }) => name)).toEqual(['Vögel'])
  })

  test('a rename as a name only', async () => {
    const calls = givenServer()
    await submitRequest({ mode: 'rename', node: animals }, { ...choice, name: 'Hunde' })
    expect(calls).toEqual([['PATCH', 'a', { name: 'Hunde' }]])
  })

  test('a move as a path only, unless it was given another name', async () => {
    const calls = givenServer()
    await submitRequest({ mode: 'move', nodes: [animals] }, choice)
    await submitRequest({ mode: 'move', nodes: [animals] }, { ...choice, name: 'Tiere Kopie 1' })
    expect(calls).toEqual([
      ['PATCH', 'a', { path: ',user_1,f,' }],
      ['PATCH', 'a', { path: ',user_1,f,', name: 'Tiere Kopie 1' }],
    ])
  })

  test('several things under free names', async () => {
    const calls = givenServer()
    await submitRequest({ mode: 'duplicate', nodes: [animals, colours] }, { ...choice, taken: ['tiere'] })
    expect(calls).toEqual([
      ['POST', 'a', { clone: 'a', path: ',user_1,f,', name: 'Tiere Kopie 1' }],
      ['POST', 'b', { clone: 'b', path: ',user_1,f,', name: 'Farben' }],
    ])
  })

  test('the rest of several things when one of them is gone, and tells which', async () => {
    givenServer('a')
    const { nodes, failed } = await submitRequest({ mode: 'move', nodes: [animals, colours] }, choice)
    expect(nodes.map(({ _id }) => _id)).toEqual(['b'])
    expect(failed.map(({ node }) => node.name)).toEqual(['Tiere'])
  })

  test('one thing alone, whose refusal is an error', async () => {
    givenServer('a')
    await expect(submitRequest({ mode: 'move', nodes: [animals] }, choice)).rejects.toThrow('Weg')
  })
})
