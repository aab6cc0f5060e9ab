import { z } from 'zod'
import { FILE_TYPES } from '../files/file-types.ts'
import { defineContract, filter } from '../kernel/contract.ts'

/** A file in which a custom sign stands, and would be missed. */
const placeSchema = z.object({
  _id: z.string().describe('Of the list, document or custom sign'),
  fileType: z.enum(FILE_TYPES),
  node: z.string(),
  name: z.string(),
})

/** `deleted` names file nodes: custom signs, and folders for all that stands below them. Nothing without it. */
export const customSignPlacesContract = defineContract({
  path: 'custom-sign-places',
  summary: 'Files within reach that custom signs would be missed in when these nodes were deleted, by name',
  record: placeSchema,
  find: {
    filters: { deleted: filter(z.string().min(1).max(60), '$in') },
    limit: { default: 20, max: 100 },
  },
})
