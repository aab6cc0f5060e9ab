import { dieNow, dieWithParent, watchLimits } from './process-guard.ts'
import type { FromProcess, ToProcess } from './work-messages.ts'

export type Ask<Question, Reply> = (question: Question) => Promise<Reply>

/**
 * The side of a work process (`openWorkProcesses`): does one job after another and sends the answers. `ask` sends a
 * question to the server and waits for the reply. The process ends with the server, and at the limits of a job.
 */
export const serveWork = <Job, Answer, Question = never, Reply = never>(
  work: (job: Job, ask: Ask<Question, Reply>) => Promise<Answer>,
): void => {
  dieWithParent()
  const asked = new Map<number, PromiseWithResolvers<Reply>>()
  let questions = 0

  const send = (message: FromProcess<Answer, Question>, then?: () => void): void => {
    process.send?.(message, undefined, {}, () => then?.())
  }
  const ask: Ask<Question, Reply> = (question) => {
    questions += 1
    const reply = Promise.withResolvers<Reply>()
    asked.set(questions, reply)
    send({ kind: 'question', id: questions, question })
    return reply.promise
  }
  const run = async ({ job, limits }: Extract<ToProcess<Job, Reply>, { kind: 'job' }>): Promise<void> => {
    send({ kind: 'begun' })
    const stopWatching = watchLimits(limits, (what) => send({ kind: 'exceeded', what }, dieNow))
    try {
      const answer = await work(job, ask)
      send({ kind: 'answer', answer, rssMb: process.memoryUsage.rss() / 1024 / 1024 })
    } catch (error) {
      send({ kind: 'failed', error })
    } finally {
      stopWatching()
    }
  }

  process.on('message', (message: ToProcess<Job, Reply>) => {
    if (message.kind === 'job') return void run(message)
    const question = asked.get(message.id)
    asked.delete(message.id)
    if (message.kind === 'reply') question?.resolve(message.reply)
    else question?.reject(message.error)
  })
}
