import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'

/** All that is kept of the caller, as a ZIP file: the answer of `create` is the file itself. */
export const dataExportsContract = defineContract({
  path: 'data-exports',
  summary: 'All data of the caller’s own account as a ZIP file',
  record: z.object({ _id: z.string() }),
  create: { data: z.strictObject({}), file: 'application/zip' },
})
