import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { listProcessArguments, listProcessEnvironment, type WorkLimits } from './process-guard.ts'
import type { FromProcess, ToProcess } from './work-messages.ts'
import { createWorkQueue } from './work-queue.ts'

/** Why a work process gave no answer. */
export type WorkFailure = 'timeout' | 'cpu' | 'memory' | 'crash'

export class WorkError extends Error {
  override readonly name = 'WorkError'
  readonly reason: WorkFailure
  /** Whether the process had received the job. */
  readonly hasBegun: boolean

  constructor(reason: WorkFailure, { detail = '', hasBegun = true } = {}) {
    super(`The work process gave no answer: ${reason}${detail}`)
    this.reason = reason
    this.hasBegun = hasBegun
  }
}

export type RunOptions<Question, Reply> = WorkLimits & {
  /** Wall time from the moment a process takes the job; waiting for a free process does not count. */
  readonly deadlineMs: number
  readonly signal?: AbortSignal | undefined
  /** Answers what the job asks for. */
  readonly reply?: (question: Question) => Promise<Reply>
}

export type WorkProcesses<Job, Answer, Question = never, Reply = never> = {
  /**
   * Runs one job in a process of its own. At the deadline, at a limit or when the signal fires, the process is killed,
   * which ends native code too. Rejects with a `WorkError`, with the signal's reason, or with the error of the job.
   */
  run(job: Job, options: RunOptions<Question, Reply>): Promise<Answer>
}

export type ProcessOptions = {
  /** How many jobs run at the same time; the others wait in order. */
  readonly parallel: number
  /** How many may wait; one more is a `BusyError`. Unless given, any number. */
  readonly waiting?: number
  /** JavaScript memory of one process. */
  readonly maxHeapMb: number
  /** A process without work ends after this time. */
  readonly idleMs: number
  /**
   * A process that has more resident memory after its work than this, 400 MB unless given, is not used again: after a large
   * picture it does not give all of it back, and a new one is cheaper than keeping that.
   */
  readonly maxIdleRssMb?: number
  /** As in `os.setPriority`: 0 is normal, 19 the lowest. */
  readonly priority: number
}

/**
 * Child processes that run one program. Decoders of foreign files belong into them, and all work that may be left before
 * it is done: a thread cannot be ended while native code runs in it, at times Node aborts the whole server when that is
 * tried, and work in libuv's pool keeps the whole server waiting.
 */
export const openWorkProcesses = <Job, Answer, Question = never, Reply = never>(
  program: URL,
  { parallel, waiting = Number.POSITIVE_INFINITY, maxHeapMb, idleMs, maxIdleRssMb = 400, priority }: ProcessOptions,
): WorkProcesses<Job, Answer, Question, Reply> => {
  const queue = createWorkQueue({ parallel, waiting })
  const idle: ChildProcess[] = []
  const idleTimers = new WeakMap<ChildProcess, NodeJS.Timeout>()

  const forget = (child: ChildProcess): void => {
    const at = idle.indexOf(child)
    if (at !== -1) idle.splice(at, 1)
    clearTimeout(idleTimers.get(child))
  }
  const takeIdle = (): ChildProcess | undefined => {
    const child = idle.at(-1)
    if (child) {
      forget(child)
      keepServerRunning(child, true)
    }
    return child
  }
  const start = (): ChildProcess => {
    const started = startProcess(program, maxHeapMb, priority)
    started.once('exit', () => forget(started))
    return started
  }
  const keep = (child: ChildProcess): void => {
    keepServerRunning(child, false)
    idle.push(child)
    idleTimers.set(child, setTimeout(() => endIdle(child), idleMs).unref())
  }
  /** A killed process ends a moment later; no job may get it until then. */
  const endIdle = (child: ChildProcess): void => {
    forget(child)
    child.kill('SIGKILL')
  }
  const runIn = async (child: ChildProcess, job: Job, options: RunOptions<Question, Reply>): Promise<Answer> => {
    let mayStay = false
    try {
      options.signal?.throwIfAborted()
      const done = await runJob<Job, Answer, Question, Reply>(child, job, options)
      mayStay = done.kind === 'failed' || done.rssMb < maxIdleRssMb
      if (done.kind === 'failed') throw done.error
      return done.answer
    } finally {
      if (mayStay) keep(child)
      else child.kill('SIGKILL')
    }
  }

  return {
    run: (job, options) =>
      queue.run(async () => {
        options.signal?.throwIfAborted()
        for (let child = takeIdle(); child; child = takeIdle()) {
          try {
            return await runIn(child, job, options)
          } catch (error) {
            // An idle process may have died before the job reached it.
            if (!(error instanceof WorkError) || error.hasBegun || error.reason !== 'crash') throw error
          }
        }
        return runIn(start(), job, options)
      }, options.signal),
  }
}

type Done<Answer> = Extract<FromProcess<Answer, never>, { readonly kind: 'answer' | 'failed' }>

const runJob = async <Job, Answer, Question, Reply>(
  child: ChildProcess,
  job: Job,
  { deadlineMs, maxRssMb, maxCpuMs, signal, reply }: RunOptions<Question, Reply>,
): Promise<Done<Answer>> => {
  const done = Promise.withResolvers<Done<Answer>>()
  let hasBegun = false
  const crash = (detail: string): void => done.reject(new WorkError('crash', { detail: `, ${detail}`, hasBegun }))
  const tell = (message: ToProcess<Job, Reply>): void => {
    child.send(message, (error) => error && crash(error.message))
  }
  const onMessage = (message: FromProcess<Answer, Question>): void => {
    if (message.kind === 'begun') hasBegun = true
    else if (message.kind === 'question') void answerQuestion(message, reply).then(tell)
    else if (message.kind === 'exceeded') done.reject(new WorkError(message.what))
    else done.resolve(message)
  }
  /** Comes after all of its messages, unlike `exit`. */
  const onClose = (code: number | null, by: string | null): void => crash(`it ended with ${code ?? by}`)
  const onAbort = (): void => done.reject(signal?.reason)
  const timer = setTimeout(() => done.reject(new WorkError('timeout')), deadlineMs)
  signal?.addEventListener('abort', onAbort, { once: true })
  child.on('message', onMessage).on('close', onClose).on('error', done.reject)
  try {
    tell({ kind: 'job', job, limits: { maxRssMb, maxCpuMs } })
    return await done.promise
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
    child.off('message', onMessage).off('close', onClose).off('error', done.reject)
  }
}

const answerQuestion = async <Question, Reply>(
  { id, question }: { readonly id: number; readonly question: Question },
  reply: ((question: Question) => Promise<Reply>) | undefined,
): Promise<ToProcess<never, Reply>> => {
  try {
    if (!reply) throw new Error('This job has no answers to its questions.')
    return { kind: 'reply', id, reply: await reply(question) }
  } catch (error) {
    return { kind: 'no-reply', id, error }
  }
}

/** Every process that runs: a server that ends takes them along, even where they are too busy to notice. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

const startProcess = (program: URL, maxHeapMb: number, priority: number): ChildProcess => {
  const child = fork(fileURLToPath(program), {
    execArgv: [...listProcessArguments(maxHeapMb)],
    env: listProcessEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  running.add(child)
  // Killed while it is sent something, it is an error that nobody waits for any more.
  child.on('error', () => undefined)
  child.once('exit', () => running.delete(child))
  lowerPriority(child, priority)
  return child
}

/** Some systems do not allow it; then the process runs like any other. */
const lowerPriority = ({ pid }: ChildProcess, priority: number): void => {
  if (pid === undefined || priority === 0) return
  try {
    setPriority(pid, priority)
  } catch {
    return
  }
}

/** An idle process does not keep the server running. */
const keepServerRunning = (child: ChildProcess, isNeeded: boolean): void => {
  if (isNeeded) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}
