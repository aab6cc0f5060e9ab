import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ProcessorShare } from './processor-share.ts'

/** Lets each of these processes have a share of one processor, until it is disposed of. */
export const limitProcessor = async (pids: readonly number[], share: number): Promise<AsyncDisposable> => {
  const child = fork(fileURLToPath(new URL('./processor-share.ts', import.meta.url)))
  child.send({ pids, share } satisfies ProcessorShare)
  await once(child, 'message')
  return {
    async [Symbol.asyncDispose]() {
      const exited = once(child, 'exit')
      child.disconnect()
      await exited
    },
  }
}
