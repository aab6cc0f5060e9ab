/** Where faults of our own are told of. What is told holds no personal data but the account's id. */
export type Reporter = {
  /** Never throws and never waits. */
  report(error: unknown, about: FaultFacts): void
  /** A request that was answered; only a sample of them is told. */
  measure(request: MeasuredRequest): void
  /** Sends what is still to be sent, for two seconds at most. */
  close(): Promise<void>
}

export type FaultFacts = {
  readonly userId?: string | undefined
  /** Short facts to find the fault by: request id, route, job. */
  readonly tags: Readonly<Record<string, string | number>>
}

export type MeasuredRequest = {
  readonly method: string
  /** The route's pattern, never the address. */
  readonly route: string
  readonly status: number
  readonly durationMs: number
}

/** Tells nobody: without the setting, faults stand in the log only. */
export const silentReporter: Reporter = {
  report: () => undefined,
  measure: () => undefined,
  close: async () => undefined,
}
