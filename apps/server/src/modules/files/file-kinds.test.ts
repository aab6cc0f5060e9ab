import { FILE_TYPES } from '@gebaerdenraum/domain/files/file-types'
import { describe, expect, test } from 'vitest'
import { collectContributions } from '../../platform/modules/extension-point.ts'
import { collectFileKinds, type FileKind, fileKinds } from './file-kinds.ts'

const kind = (fileType: FileKind['fileType']): FileKind => ({
  fileType,
  duplicate: async () => {},
  summarize: async () => new Map(),
})

const collect = (kinds: readonly FileKind[]) => {
  const { contributions, add, seal } = collectContributions()
  add(kinds.map((one) => fileKinds.with(one)))
  seal()
  return () => collectFileKinds(contributions)
}

describe('the kinds of files', () => {
  test('are one for each file type', () => {
    const kinds = FILE_TYPES.map(kind)
    expect(Object.values(collect(kinds)())).toEqual(kinds)
  })

  test('stop the start where one is missing', () => {
    expect(collect(FILE_TYPES.slice(1).map(kind))).toThrow(`Dateiart ${FILE_TYPES[0]} fehlt`)
  })

  test('stop the start where there are two for one type', () => {
    expect(collect([...FILE_TYPES.map(kind), kind('lists')])).toThrow('Dateiart lists ist doppelt')
  })
})
