import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureText, showFailure } from '../failure.ts'
import { showToast } from '../toast.tsx'

type Options<Input, Result> = {
  /** Rejects with an error whose message is a sentence for the person. */
  readonly run: (input: Input) => Promise<Result>
  /** Said in a toast once it is done. */
  readonly done?: string | ((result: Result, input: Input) => string)
  /** The page shows `failure`; otherwise a toast says it. */
  readonly failsInPlace?: boolean
  /** Stands before the message in the toast: „Apfel“ konnte nicht gelöscht werden. */
  readonly failed?: string
  /** Loads again what is shown, after a success and after a failure; it is busy until then. */
  readonly refresh?: (input: Input) => unknown
}

/**
 * Something that a button does: sent once while it is busy, and its outcome said. `run` resolves to whether it was done and
 * never rejects; `running` is what it was called with last, while it is busy.
 */
export const useAction = <Input = void, Result = unknown>(options: Options<Input, Result>) => {
  const { run, done, failsInPlace = false, failed, refresh } = options
  const { mutateAsync, isPending, variables, error } = useMutation<Result, Error, Input>({
    mutationFn: run,
    onSuccess: (result, input) => {
      const text = typeof done === 'function' ? done(result, input) : done
      if (text !== undefined) showToast({ tone: 'success', text })
    },
    onError: (failure) => {
      if (failsInPlace) return
      if (failed === undefined) showFailure(failure)
      else showToast({ tone: 'danger', text: `${failed}: ${failureText(failure)}` })
    },
    onSettled: (_result, _failure, input) => refresh?.(input),
  })
  /** Set synchronously; `isPending` changes with the next render. */
  const isRunning = useRef(false)
  return {
    run: async (input: Input): Promise<boolean> => {
      if (isRunning.current) return false
      isRunning.current = true
      try {
        await mutateAsync(input)
        return true
      } catch {
        return false
      } finally {
        isRunning.current = false
      }
    },
    isBusy: isPending,
    running: isPending ? (variables as Input) : null,
    failure: error,
  }
}
