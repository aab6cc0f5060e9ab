import { afterEach, expect, test, vi } from 'vitest'
import '../../../testing/registered-modules.ts'
import { givenNode } from '../../../testing/given-node.ts'
import { createFile } from './create-node.ts'

afterEach(() => vi.unstubAllGlobals())

const node = givenNode({ _id: 'n1', file: null })
const file = { name: 'Tiere', path: ',user_1,', fileType: 'documents', details: { documentType: 'own-sign' } } as const

/** A server that refuses the calls that `refused` names. */
const givenServer = (refused: string | null = null) => {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const call = `${method} ${address}`
    calls.push(body === undefined ? call : `${call} ${body}`)
    if (call === refused) return Response.json({ name: 'GeneralError', code: 500, message: 'Kaputt' }, { status: 500 })
    return Response.json(address === '/api/file-nodes' ? node : { _id: 'd1' })
  })
  return calls
}

test('creates the node first, then its content, and reports both', async () => {
  const calls = givenServer()
  await expect(createFile(file)).resolves.toEqual({ ...node, file: 'd1' })
  expect(calls).toEqual([
    'POST /api/file-nodes {"name":"Tiere","path":",user_1,","nodeType":"file","fileType":"documents","fileDetails":{"documentType":"own-sign"}}',
    'POST /api/documents {"node":"n1","type":"own-sign"}',
  ])
})

test('takes the node away again when its content cannot be made', async () => {
  const calls = givenServer('POST /api/documents')
  await expect(createFile(file)).rejects.toThrow('Kaputt')
  expect(calls.at(-1)).toBe('DELETE /api/file-nodes/n1')
})

test('lets another module create the content', async () => {
  const calls = givenServer()
  const createContent = vi.fn(async () => 'own')
  await expect(createFile({ ...file, createContent })).resolves.toMatchObject({ file: 'own' })
  expect(createContent).toHaveBeenCalledWith(node)
  expect(calls).toHaveLength(1)
})
