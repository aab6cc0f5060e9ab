import { z } from 'zod'
import { FILE_NAME_MAX, fileNameProblem, normalizedFileName } from './file-names.ts'

/** A name as it comes in: a line (visible-line.ts) of one to 120 characters. */
export const fileNameSchema = z
  .string()
  .max(FILE_NAME_MAX * 4)
  .transform(normalizedFileName)
  .superRefine((name, context) => {
    const problem = fileNameProblem(name)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })
