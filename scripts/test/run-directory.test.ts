import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeRunDirectory } from './run-directory.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'gebaerdenraum-parent-'))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const leave = (pid: number): string => {
  const path = join(parent, `gebaerdenraum-test-run-${pid}-abc`)
  mkdirSync(path)
  writeFileSync(join(path, 'film.mp4'), '')
  return path
}

test('the folder of a run is removed at its end', () => {
  const directory = makeRunDirectory(parent)
  writeFileSync(join(directory.path, 'film.mp4'), '')
  directory.remove()
  expect(existsSync(directory.path)).toBe(false)
})

test('what a killed run left behind is removed by the next one, and nothing else', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const abandoned = leave(ended)
  const running = leave(process.ppid)
  const other = join(parent, 'gebaerdenraum-data')
  mkdirSync(other)
  makeRunDirectory(parent)
  expect([abandoned, running, other].map((path) => existsSync(path))).toEqual([false, true, true])
})
