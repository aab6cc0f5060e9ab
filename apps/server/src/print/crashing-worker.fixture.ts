import { existsSync, writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import type { ToPrinter } from './print-messages.ts'

/** Ends at its first document as a thread does that runs out of memory, and prints the next. `title` is its memory. */
parentPort?.on('message', (message: ToPrinter) => {
  if (message.kind !== 'print' || message.job.form !== 'page') return
  const { title } = message.job
  if (!existsSync(title)) {
    writeFileSync(title, '')
    process.exit(7)
  }
  parentPort?.postMessage({ kind: 'printed', bytes: new Uint8Array([1]) })
})
