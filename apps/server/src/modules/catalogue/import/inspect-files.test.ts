import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { IMPORT_LIMITS } from './import-limits.ts'
import { inspectFiles } from './inspect-files.ts'
import { drawing, folderWith, removeFolders } from './test/source-folder.ts'

afterEach(removeFolders)

it('tells about a file that is gone meanwhile and looks into the others', async () => {
  const folder = await folderWith({ 'b.signOnly.svg': drawing(1) })
  const files = ['a.signOnly.svg', 'b.signOnly.svg'].map((path) => ({
    path,
    location: join(folder, path),
    byteLength: 100,
  }))
  expect(await inspectFiles(files, { limits: IMPORT_LIMITS })).toMatchObject([
    { path: 'a.signOnly.svg', content: { problem: 'Die Datei lässt sich nicht lesen (ENOENT).' } },
    { path: 'b.signOnly.svg', content: { sha256: expect.any(String) } },
  ])
})
