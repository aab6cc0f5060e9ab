import { pbkdf2 } from 'node:crypto'
import { dieNow } from './process-guard.ts'
import { serveWork } from './serve-work.ts'

/** Jobs for tests: what goes wrong in decoders, made by hand. */
serveWork<TestJob, string, string, string>(async (job, ask) => {
  switch (job.kind) {
    case 'pid':
      return String(process.pid)
    case 'environment':
      return Object.keys(process.env).toSorted().join(' ')
    case 'source maps':
      return String(process.sourceMapsEnabled)
    case 'ask':
      return ask('name?')
    case 'fail':
      throw new Error('The job is wrong.')
    case 'block':
      for (;;);
    case 'native':
      // Beside the event loop, for minutes, and not to be cancelled.
      return new Promise((resolve) => pbkdf2('', '', 2 ** 30, 64, 'sha512', () => resolve('done')))
    case 'grow':
      return new Promise(() => {
        const kept: Buffer[] = []
        setInterval(() => kept.push(Buffer.alloc(32 * 1024 * 1024, 1)), 5)
      })
    case 'die':
      dieNow()
      return new Promise(() => undefined)
    case 'crash':
      process.abort()
  }
})

export type TestJob = {
  readonly kind: 'pid' | 'environment' | 'source maps' | 'ask' | 'fail' | 'block' | 'native' | 'grow' | 'crash' | 'die'
}
