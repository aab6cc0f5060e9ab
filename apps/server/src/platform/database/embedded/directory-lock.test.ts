import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DirectoryLockedError, lockDirectory } from './directory-lock.ts'
import { startOfProcess } from './start-of-process.ts'

let directory: string
let file: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'gebaerdenraum-lock-'))
  file = join(directory, 'server.pid')
})
afterEach(() => rm(directory, { recursive: true, force: true }))

describe('a data directory', () => {
  test('is locked until it is let go', async () => {
    const unlock = await lockDirectory(directory)
    expect(await readdir(directory)).toEqual(['server.pid'])
    await unlock()
    expect(await readdir(directory)).toEqual([])
  })

  test('of a living process is refused by the number of that process', async () => {
    await writeFile(file, `${process.ppid} ${await startOfProcess(process.ppid)}\n`)
    const refusal = lockDirectory(directory)
    await expect(refusal).rejects.toBeInstanceOf(DirectoryLockedError)
    await expect(refusal).rejects.toThrow(`Prozess ${process.ppid} benutzt`)
  })

  test.each([
    ['whose process is gone', '99999999 x/1\n'],
    ['that holds no number', ''],
    ['of a killed process whose number we were given', `${process.pid} x/1\n`],
  ])('with a lock %s is taken over', async (_, lock) => {
    await writeFile(file, lock)
    await lockDirectory(directory)
    expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    expect(await readdir(directory)).toEqual(['server.pid'])
  })

  test.runIf(process.platform === 'linux')(
    'of a killed process whose number another was given is taken over',
    async () => {
      await writeFile(file, `${process.ppid} x/1\n`)
      await lockDirectory(directory)
      expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    },
  )

  test('left dead is taken over by one of many who try at once', async () => {
    await writeFile(file, '99999999 x/1\n')
    const module = new URL('./directory-lock.ts', import.meta.url).href
    const program = `import(${JSON.stringify(module)})
      .then(({ lockDirectory }) => lockDirectory(${JSON.stringify(directory)}))
      .then(() => { console.log('held'); setTimeout(() => {}, 60_000) }, () => console.log('refused'))`
    const children = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] }),
    )
    const words = await Promise.all(children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()))
    for (const child of children) child.kill('SIGKILL')
    expect(words.toSorted()).toEqual(['held', ...Array.from({ length: 5 }, () => 'refused')])
  })
})
