import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const MODULE = new URL('./save-memory.ts', import.meta.url).href
/** Writes what it was given, once it is not replaced any more. */
const PROGRAM = `
  const { restartToSaveMemory } = await import(${JSON.stringify(MODULE)})
  restartToSaveMemory()
  const { pid, execArgv, argv, env } = process
  console.log(JSON.stringify({ pid, execArgv, words: argv.slice(1), own: env.OWN, trim: env.MALLOC_TRIM_THRESHOLD_ }))
`

const run = async (environment: Readonly<Record<string, string>>) => {
  const args = ['--no-warnings', '--input-type=module', '--eval', PROGRAM, 'word']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env: environment })
  return { pid: child.pid, seen: JSON.parse(await text(child.stdout)) as Record<string, unknown> }
}

test.runIf(process.platform === 'linux')(
  'a program begins once more in its own process, with its words and what saves memory',
  async () => {
    const { pid, seen } = await run({ OWN: 'value' })
    expect(seen).toMatchObject({ pid, words: ['word'], own: 'value', trim: '131072' })
    expect(seen['execArgv']).toEqual(expect.arrayContaining(['--max-semi-space-size=8', '--no-warnings']))
  },
)

test('a program whose environment says how memory is given back goes on as it is', async () => {
  const { seen } = await run({ MALLOC_TRIM_THRESHOLD_: '1000000' })
  expect(seen).toMatchObject({ trim: '1000000', words: ['word'] })
  expect(seen['execArgv']).not.toContain('--max-semi-space-size=8')
})
