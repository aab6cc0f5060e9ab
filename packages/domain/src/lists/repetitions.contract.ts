import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'
import { REPETITION_ANSWERS } from './repetition-answers.ts'

const id = z.string().min(1).max(60)

/** When a person should see a sign again. Belongs to the person and the sign, in whatever list the sign stands. */
export const repetitionSchema = z.object({
  _id: z.string().describe('Id of the sign'),
  dueAt: z.iso.datetime(),
  lastReviewAt: z.iso.datetime(),
  reviews: z.int(),
  lapses: z.int().describe('How often it was forgotten'),
})
export type Repetition = z.output<typeof repetitionSchema>

/** One answer. The client makes its id: sent again, it counts once. */
const reviewSchema = z.strictObject({
  _id: z.uuid(),
  sign: id,
  answer: z.enum(REPETITION_ANSWERS),
  reviewedAt: z.iso.datetime(),
})

export const repetitionsContract = defineContract({
  path: 'repetitions',
  summary: "The caller's own schedule of spaced repetition (FSRS)",
  record: repetitionSchema,
  find: {
    query: { list: id.describe('Of the signs of this list') },
    limit: { default: 500, max: 500 },
  },
  create: {
    data: z.strictObject({ reviews: z.array(reviewSchema).min(1).max(200) }),
    result: z.array(repetitionSchema),
  },
})
