import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'

export const CHECK_STATES = ['good', 'warning', 'bad', 'unknown'] as const
export type CheckState = (typeof CHECK_STATES)[number]

/** One figure of a check: what it is called and how it is to be read. */
export const factSchema = z.object({
  label: z.string(),
  value: z.union([z.string(), z.number(), z.null()]).describe('null: not known'),
  unit: z.enum(['text', 'count', 'bytes', 'moment', 'milliseconds', 'seconds', 'percent']),
})
export type Fact = z.output<typeof factSchema>

export const checkSchema = z.object({
  _id: z.string(),
  title: z.string(),
  state: z.enum(CHECK_STATES),
  note: z.string().nullable().describe('What is wrong, as a sentence'),
  facts: z.array(factSchema),
})
export type Check = z.output<typeof checkSchema>

const failureSchema = z.object({
  _id: z.string(),
  job: z.string(),
  failedAt: z.iso.datetime().nullable(),
  reason: z.string().describe('Without personal data'),
  tries: z.int(),
  isOver: z.boolean().describe('It is not tried again by itself'),
})
export type JobFailure = z.output<typeof failureSchema>

const jobSchema = z.object({
  job: z.string(),
  title: z.string(),
  waiting: z.int().describe('Due and not begun'),
  active: z.int(),
  retrying: z.int().describe('Failed and tried again by themselves'),
  failed: z.int().describe('Given up within the last days'),
})
export type JobCounts = z.output<typeof jobSchema>

export const systemStateSchema = z.object({
  checkedAt: z.iso.datetime(),
  checks: z.array(checkSchema),
  jobs: z.array(jobSchema),
  failures: z.array(failureSchema).describe('The latest first, some of them'),
})
export type SystemState = z.output<typeof systemStateSchema>

export const systemStateContract = defineContract({
  path: 'system-state',
  summary: 'How the service is, for who runs it',
  record: systemStateSchema,
  find: { result: systemStateSchema },
  patch: {
    ofCaller: true,
    data: z
      .strictObject({
        retry: z
          .strictObject({ job: z.string().max(100), ids: z.array(z.uuid()).min(1).max(100).optional() })
          .optional()
          .describe('Jobs of this name that failed, all or these'),
        testMail: z.literal(true).optional().describe('A mail to the caller, to see whether any go out'),
      })
      .refine(({ retry, testMail }) => (retry === undefined) !== (testMail === undefined), 'Was geschehen soll, fehlt'),
    result: z.object({ retried: z.int(), mailTo: z.string().nullable() }),
  },
})
