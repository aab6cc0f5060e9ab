import { existsSync, writeFileSync } from 'node:fs'
import { serveWork } from '../../platform/processes/serve-work.ts'
import { NO_FORMS } from './forms/print-form.ts'
import type { Printed, PrintTask } from './print-messages.ts'

/** Ends at its first document as a process does that runs out of memory, and prints the next. `title` is its memory. */
serveWork<PrintTask, Printed>(async ({ job }) => {
  if (job.form !== 'page') throw new Error('Only pages are printed here.')
  if (existsSync(job.title)) return { bytes: new Uint8Array([1]), drawn: NO_FORMS }
  writeFileSync(job.title, '')
  process.exit(7)
})
