import { z } from 'zod'
import { ownerTypeField } from '../teams/owner-types.ts'
import { fileNameSchema } from './file-name-field.ts'

const id = z.string().min(1).max(60)

/** Where a new list, document or custom sign is to stand: in a node that was made before, or in a new one in a root. */
export const CONTENT_PLACE_FIELDS = {
  name: fileNameSchema.optional().describe('Needed without `node`'),
  node: id.optional().describe('The file node made before; else one is made in the root of the owner'),
  owner: id
    .optional()
    .describe("The caller unless given, or the caller's team. With `node`: the owner of the folder it stands in"),
  ownerType: ownerTypeField.optional(),
}

export type ContentPlace = z.output<z.ZodObject<typeof CONTENT_PLACE_FIELDS>>
