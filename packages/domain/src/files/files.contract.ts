import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'
import { ancestorsSchema, fileNodeSchema, fileSummarySchema } from './file-nodes.contract.ts'
import { FILE_TYPES } from './file-types.ts'

/** A file that was opened lately. `_id` is that of the list, document or custom sign. */
export const recentFileSchema = z.object({
  _id: z.string(),
  fileType: z.enum(FILE_TYPES),
  node: fileNodeSchema,
  ancestors: ancestorsSchema,
  summary: fileSummarySchema,
})
export type RecentFile = z.output<typeof recentFileSchema>

export const filesContract = defineContract({
  path: 'files',
  summary: 'What the caller used last of one kind, the newest first',
  record: recentFileSchema,
  find: { query: { fileType: z.enum(FILE_TYPES) }, limit: { default: 10, max: 20 } },
})
