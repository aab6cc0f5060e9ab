import type { CatalogueImport } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { UPLOAD_PART_BYTES } from '@gebaerdenraum/domain/catalogue/import/upload-parts'
import { describe, expect, it, vi } from 'vitest'
import { isSameFile, type SendPart, uploadImport } from './upload-import.ts'

const BYTES = UPLOAD_PART_BYTES * 2 + 5
const file = new Blob([new Uint8Array(BYTES)])
const row = { _id: 'i', byteLength: BYTES, receivedParts: 0 }
const ANSWER = { state: 'checking' } as CatalogueImport

const given = (send: SendPart) => {
  const stop = new AbortController()
  const shares: number[] = []
  const wait = vi.fn(async () => undefined)
  const options = {
    send,
    signal: stop.signal,
    onProgress: (share: number) => shares.push(share),
    mayRetry: (error: unknown) => (error as Error).message === 'offline',
    wait,
  }
  return { stop, shares, wait, options }
}

describe('uploading a file in parts', () => {
  it('sends them in order and tells how far the whole file has got', async () => {
    const sent: [number, number][] = []
    const { options, shares } = given(async (part, { onProgress }) => {
      sent.push([part.index, part.file.size])
      onProgress(1)
      return ANSWER
    })
    expect(await uploadImport(row, file, options)).toBe(ANSWER)
    expect(sent).toEqual([
      [0, UPLOAD_PART_BYTES],
      [1, UPLOAD_PART_BYTES],
      [2, 5],
    ])
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  })

  it('goes on with the part that the server waits for', async () => {
    const sent: number[] = []
    const { options } = given(async ({ index }) => {
      sent.push(index)
      return ANSWER
    })
    await uploadImport({ ...row, receivedParts: 2 }, file, options)
    expect(sent).toEqual([2])
  })

  it('tries a part again while the line is broken, and gives up what the server refuses', async () => {
    let failures = 2
    const flaky = given(async () => {
      if (failures-- > 0) throw new Error('offline')
      return ANSWER
    })
    expect(await uploadImport({ ...row, receivedParts: 2 }, file, flaky.options)).toBe(ANSWER)
    expect(flaky.wait).toHaveBeenCalledTimes(2)
    const refused = given(async () => {
      throw new Error('no')
    })
    await expect(uploadImport(row, file, refused.options)).rejects.toThrow('no')
    expect(refused.wait).not.toHaveBeenCalled()
  })

  it('stops when it is broken off', async () => {
    const { options, stop } = given(async () => {
      stop.abort(new Error('broken off'))
      return ANSWER
    })
    await expect(uploadImport(row, file, options)).rejects.toThrow('broken off')
  })
})

it('knows the same file by name and size', () => {
  const same = new File(['abc'], 'a.zip')
  expect(isSameFile({ name: 'a.zip', byteLength: 3 }, same)).toBe(true)
  expect(isSameFile({ name: 'a.zip', byteLength: 4 }, same)).toBe(false)
  expect(isSameFile({ name: 'b.zip', byteLength: 3 }, same)).toBe(false)
})
