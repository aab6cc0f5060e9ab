import { z } from 'zod'
import { MISSING_TEXT } from '../kernel/field-messages.ts'
import { fileNameSchema } from './file-name-field.ts'

/**
 * Whether a change of a file is a rename: a name and nothing else. It replaces nobody's content, so it needs no
 * revision and leaves the revision as it is (specification 2, section 7; decisions, Files).
 */
export const isRename = <Change extends { readonly name?: string | undefined }>(
  change: Change,
): change is Change & { readonly name: string } =>
  change.name !== undefined && Object.entries(change).every(([field, value]) => field === 'name' || value === undefined)

/** A change of a file whose content is saved against a revision: a rename, or the revision with what is changed. */
export const fileChangeSchema = <Fields extends z.ZodRawShape>(contentFields: Fields) =>
  z
    .strictObject({
      revision: z
        .int()
        .optional()
        .describe('What the change was based on; 409 with the stored one when that has moved on'),
      name: fileNameSchema.optional(),
      ...contentFields,
    })
    .superRefine((change, context) => {
      const { revision, name } = change as { readonly revision?: number; readonly name?: string }
      if (revision !== undefined || isRename({ ...change, name })) return
      context.addIssue({ code: 'custom', path: ['revision'], message: MISSING_TEXT })
    })
    .describe(
      'What of the content is not given stays. Nothing but `name` is a rename; everything else needs `revision`. Changes nothing of the content: no 409, and the revision stays',
    )
