import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canUseMemory, makeRunDirectory } from './run-directory.ts'

let disk: string
let memory: string
beforeEach(() => {
  disk = mkdtempSync(join(tmpdir(), 'gebaerdenraum-disk-'))
  memory = mkdtempSync(join(tmpdir(), 'gebaerdenraum-memory-'))
})
afterEach(() => {
  for (const folder of [disk, memory]) rmSync(folder, { recursive: true, force: true })
})

const leave = (parent: string, pid: number): string => {
  const path = join(parent, `gebaerdenraum-test-run-${pid}-abc`)
  mkdirSync(path)
  writeFileSync(join(path, 'film.mp4'), '')
  return path
}

test('the folder of a run is removed at its end', () => {
  const directory = makeRunDirectory({ disk, memory })
  writeFileSync(join(directory.path, 'film.mp4'), '')
  directory.remove()
  expect(existsSync(directory.path)).toBe(false)
})

test('what a killed run left behind is removed by the next one, and nothing else', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const abandoned = leave(disk, ended)
  const running = leave(disk, process.ppid)
  const other = join(disk, 'gebaerdenraum-data')
  mkdirSync(other)
  makeRunDirectory({ disk, memory })
  expect([abandoned, running, other].map((path) => existsSync(path))).toEqual([false, true, true])
})

test('what a killed run left in memory is removed, also when the next one uses the disk', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const abandoned = leave(memory, ended)
  const { path } = makeRunDirectory({ disk, memory })
  expect([existsSync(abandoned), dirname(path)]).toEqual([false, disk])
})

test('a machine without such a folder uses the disk', () => {
  const { path } = makeRunDirectory({ disk, memory: join(disk, 'missing') })
  expect(dirname(path)).toBe(disk)
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
  expect(canUseMemory({ path: '/dev/shm', mounts, freeBytes: freeGb * GB, availableBytes: availableGb * GB })).toBe(
    isUsed,
  )
})
