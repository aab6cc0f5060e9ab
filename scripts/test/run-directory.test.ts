import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canUseMemory, makeRunDirectory } from './run-directory.ts'

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

const GB = 2 ** 30
const mount = (type: string, options = 'rw,nosuid,nodev'): readonly (readonly string[])[] => [
  ['/dev/vda', '/', 'ext4', 'rw', '0', '0'],
  [type, '/dev/shm', type, options, '0', '0'],
]

test.each([
  ['with room', mount('tmpfs'), 12, 20, true],
  ['that is small, as in a container', mount('tmpfs'), 0.06, 20, false],
  ['on a machine with little memory left', mount('tmpfs'), 12, 6, false],
  ['in which programs may not run', mount('tmpfs', 'rw,nosuid,nodev,noexec'), 12, 20, false],
  ['on a disk', mount('ext4'), 12, 20, false],
  ['that is only read', mount('tmpfs', 'ro'), 12, 20, false],
  ['that is no mount', [], 12, 20, false],
])('a folder %s is used for the files of a run, or not', (_, mounts, freeGb, availableGb, isUsed) => {
  expect(canUseMemory({ mounts, freeBytes: freeGb * GB, availableBytes: availableGb * GB })).toBe(isUsed)
})
