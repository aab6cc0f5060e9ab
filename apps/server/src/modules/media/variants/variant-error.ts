/** Why a variant cannot be made from its source. Remembered, so that a broken file is not tried at every look at it. */
export const VARIANT_FAILURES = ['missing-original', 'unreadable', 'too-long', 'timeout', 'unexpected'] as const
export type VariantFailure = (typeof VARIANT_FAILURES)[number]

export class VariantError extends Error {
  override readonly name = 'VariantError'
  readonly reason: VariantFailure

  constructor(reason: VariantFailure, options?: ErrorOptions) {
    super(`The variant cannot be made: ${reason}`, options)
    this.reason = reason
  }
}

export const isVariantFailure = (reason: unknown): reason is VariantFailure =>
  VARIANT_FAILURES.some((known) => known === reason)
