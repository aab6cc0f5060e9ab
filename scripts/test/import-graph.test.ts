import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canReach, findDependents, type ImportGraph, openImportGraph } from './import-graph.ts'

const FILES = {
  'packages/domain/src/lists/rule.ts': 'export const rule = 1\n',
  'apps/server/src/lists.ts': "import { rule } from '@gebaerdenraum/domain/lists/rule'\n",
  'apps/server/src/lists.module.ts': "export * from './lists.ts'\nimport fs from 'node:fs'\n",
  'apps/server/src/app.ts': "const load = () => import('./lists.module.ts')\n",
  'apps/server/src/process.ts': "const MAIN = new URL('./app.ts', import.meta.url)\n",
  'apps/server/src/missing.ts': "import './gone.ts'\n",
}

let root: string
let graph: ImportGraph
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gebaerdenraum-graph-'))
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  graph = openImportGraph(root)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('imports are static ones, those on demand, files of processes, and those of other packages', () => {
  expect(Object.keys(FILES).map((file) => graph.imports(file))).toEqual([
    [],
    ['packages/domain/src/lists/rule.ts'],
    ['apps/server/src/lists.ts'],
    ['apps/server/src/lists.module.ts'],
    ['apps/server/src/app.ts'],
    [],
  ])
})

describe('the dependents of a changed file', () => {
  const changed = new Set(['packages/domain/src/lists/rule.ts'])

  test('are those that import it, through others too', () => {
    expect([...findDependents(graph, Object.keys(FILES), changed)]).toEqual(Object.keys(FILES).slice(0, 5))
  })

  test('end where the application is put together', () => {
    const found = findDependents(graph, Object.keys(FILES), changed, (file) => file.endsWith('.module.ts'))
    expect([...found]).toEqual(Object.keys(FILES).slice(0, 3))
  })

  test('go on from there when it changed itself', () => {
    const module = new Set(['apps/server/src/lists.module.ts'])
    const found = findDependents(graph, Object.keys(FILES), module, (file) => file.endsWith('.module.ts'))
    expect([...found]).toContain('apps/server/src/app.ts')
  })
})

test('a file reaches what it imports through files that may be followed', () => {
  const isRule = (file: string) => file.endsWith('rule.ts')
  expect(canReach(graph, 'apps/server/src/app.ts', isRule, () => true)).toBe(true)
  expect(canReach(graph, 'apps/server/src/app.ts', isRule, (file) => !file.endsWith('.module.ts'))).toBe(false)
})
