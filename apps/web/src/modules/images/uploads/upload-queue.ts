import type { Image } from '@gebaerdenraum/domain/images/images.contract'
import { UPLOAD_PROBLEM_MESSAGES, uploadProblem } from '@gebaerdenraum/domain/images/upload-limits'
import { createObservable } from '@gebaerdenraum/editing/observable'

export type Upload = {
  readonly id: string
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'failed'
  /** From 0 to 1. */
  readonly share: number
  /** What went wrong, and whether another try may help. */
  readonly problem: { readonly message: string; readonly mayRetry: boolean } | null
}

type Options = {
  readonly send: (
    file: File,
    options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
  ) => Promise<Image>
  /** Also called with the number of files that were added together. */
  readonly onDone: (image: Image, together: number) => void
  readonly problemOf: (error: unknown) => NonNullable<Upload['problem']>
}

/** The server looks into two pictures at a time; more at once would only wait there. */
const PARALLEL = 2

/** Uploads in progress. A finished upload leaves the queue; a failed one stays until it is retried or removed. */
export const createUploadQueue = ({ send, onDone, problemOf }: Options) => {
  const uploads = createObservable<readonly Upload[]>([])
  let count = 0
  const controllers = new Map<string, AbortController>()
  const companions = new Map<string, number>()

  const patch = (id: string, change: Partial<Upload>): void =>
    uploads.set(uploads.get().map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  const drop = (id: string): void => uploads.set(uploads.get().filter((upload) => upload.id !== id))

  const start = async ({ id, file }: Upload): Promise<void> => {
    const controller = new AbortController()
    controllers.set(id, controller)
    patch(id, { state: 'sending', share: 0, problem: null })
    try {
      const image = await send(file, { signal: controller.signal, onProgress: (share) => patch(id, { share }) })
      drop(id)
      onDone(image, companions.get(id) ?? 1)
    } catch (error) {
      if (!controller.signal.aborted) patch(id, { state: 'failed', problem: problemOf(error) })
    } finally {
      controllers.delete(id)
      next()
    }
  }
  const next = (): void => {
    for (const upload of uploads.get().filter(({ state }) => state === 'waiting')) {
      if (controllers.size >= PARALLEL) return
      void start(upload)
    }
  }
  const cancel = (id: string): void => {
    controllers.get(id)?.abort()
    drop(id)
  }

  return {
    uploads: uploads.get,
    subscribe: uploads.subscribe,
    add: (files: readonly File[]): void => {
      const added = files.map((file): Upload => {
        count += 1
        const id = `upload-${count}`
        companions.set(id, files.length)
        const problem = uploadProblem(file)
        const refused = problem && { message: UPLOAD_PROBLEM_MESSAGES[problem], mayRetry: false }
        return { id, file, state: refused ? 'failed' : 'waiting', share: 0, problem: refused }
      })
      uploads.set([...uploads.get(), ...added])
      next()
    },
    retry: (id: string): void => {
      patch(id, { state: 'waiting', problem: null })
      next()
    },
    /** Breaks it off, or takes a failed one off the queue. */
    cancel,
    cancelAll: (): void => {
      for (const { id } of uploads.get()) cancel(id)
    },
  }
}

export type UploadQueue = ReturnType<typeof createUploadQueue>
