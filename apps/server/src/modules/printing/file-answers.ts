import { ApiError } from '../../platform/framework/errors.ts'
import { BusyError } from '../../platform/processes/busy-error.ts'
import { VariantError } from '../media/index.ts'

/**
 * What the page around a PDF may do: Chromium shows no PDF in a sandbox, and its viewer is a page with a style, an object
 * and a frame of its own.
 */
export const PDF_POLICY =
  "default-src 'none'; object-src 'self'; frame-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** The answer where a file cannot be made, now or at all; every other error as it is. */
export const toFileError = (error: unknown, messages: { readonly busy: string; readonly failed: string }): unknown => {
  if (error instanceof BusyError)
    return new ApiError('Unavailable', messages.busy, { data: { retryAfterSeconds: 5 }, cause: error })
  if (error instanceof VariantError)
    return new ApiError('Unavailable', messages.failed, { data: { retryAfterSeconds: 60 }, cause: error })
  return error
}
