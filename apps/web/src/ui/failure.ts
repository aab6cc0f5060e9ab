import { showToast } from './toast.tsx'

/** What went wrong, as a sentence for the person. Errors of the API bring one along. */
export const failureText = (error: unknown, fallback = 'Das hat nicht geklappt.'): string =>
  error instanceof Error ? error.message : fallback

/** Says in a toast what went wrong. */
export const showFailure = (error: unknown, fallback?: string): void => {
  showToast({ tone: 'danger', text: failureText(error, fallback) })
}
