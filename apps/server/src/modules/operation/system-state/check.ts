import type { Check, CheckState, Fact } from '@gebaerdenraum/domain/operation/system-state.contract'
import type { Services } from '../services.ts'

/** One thing that is looked at. What it finds, or that it fails, is a row of the page; it never is the page's end. */
export type CheckDeclaration = {
  readonly id: string
  readonly title: string
  run(services: Services, now: Date): Promise<Found>
}

export type Found = { readonly state: CheckState; readonly note?: string | null; readonly facts: readonly Fact[] }

/** What is away is told of soon: the page is looked at when something is wrong. */
export const CHECK_PATIENCE_MS = 4_000

export const runCheck = async (
  { id: _id, title, run }: CheckDeclaration,
  services: Services,
  now: Date,
  patienceMs = CHECK_PATIENCE_MS,
): Promise<Check> => {
  try {
    const { state, note = null, facts } = await inTime(() => run(services, now), patienceMs)
    return { _id, title, state, note, facts: [...facts] }
  } catch (error) {
    services.log.warn({ err: error, check: _id }, 'a check of the system failed')
    const note = error instanceof OutOfTime ? 'Keine Antwort in der erwarteten Zeit' : 'Die Prüfung ist fehlgeschlagen'
    return { _id, title, state: 'bad', note, facts: [] }
  }
}

class OutOfTime extends Error {
  override readonly name = 'OutOfTime'
}

export const inTime = async <Result>(work: () => Promise<Result>, patienceMs: number): Promise<Result> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new OutOfTime(`No answer in ${patienceMs} ms`)), patienceMs)
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}

export const text = (label: string, value: string | null): Fact => ({ label, value, unit: 'text' })
export const count = (label: string, value: number): Fact => ({ label, value, unit: 'count' })
export const bytes = (label: string, value: number): Fact => ({ label, value, unit: 'bytes' })
export const moment = (label: string, value: Date | null): Fact => ({
  label,
  value: value?.toISOString() ?? null,
  unit: 'moment',
})
export const milliseconds = (label: string, value: number): Fact => ({ label, value, unit: 'milliseconds' })
