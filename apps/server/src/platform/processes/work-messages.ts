import type { Exceeded, WorkLimits } from './process-guard.ts'

/** What a server and its work processes send each other. A process has one job at a time. */
export type ToProcess<Job, Reply> =
  | { readonly kind: 'job'; readonly job: Job; readonly limits: WorkLimits }
  | { readonly kind: 'reply'; readonly id: number; readonly reply: Reply }
  | { readonly kind: 'no-reply'; readonly id: number; readonly error: unknown }

export type FromProcess<Answer, Question> =
  /** The process has received the job. One that ends before has done no work for it. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'answer'; readonly answer: Answer; readonly rssMb: number }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'exceeded'; readonly what: Exceeded }
  | { readonly kind: 'question'; readonly id: number; readonly question: Question }
