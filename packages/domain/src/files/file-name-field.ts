import { z } from 'zod'
import { FILE_NAME_MAX, fileNameProblem, normalizedFileName } from './file-names.ts'

/** A name as it comes in: trimmed, one to 120 characters, no control characters. */
export const fileNameSchema = z
  .string()
  .max(FILE_NAME_MAX * 4)
  .transform(normalizedFileName)
  .superRefine((name, context) => {
    const problem = fileNameProblem(name)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })
