import { type Claimant, type Claims, createClaims } from '../../../platform/processes/claims.ts'

/** Work that several wait for, done once. */
export type SharedFlights<Result> = {
  /**
   * Joins the work of this name, or begins it. A caller whose signal fires leaves with its reason; when the last has left,
   * the work's own signal fires. A caller without a signal stays.
   */
  join(name: string, begin: Begin<Result>, caller: FlightCaller): Promise<Result>
  settled(): Promise<unknown>
}
type Begin<Result> = (signal: AbortSignal, claims: Claims) => Promise<Result>
type FlightCaller = { readonly claimant: Claimant; readonly signal?: AbortSignal | undefined }

export const createSharedFlights = <Result>(): SharedFlights<Result> => {
  const flights = new Map<string, Flight<Result>>()
  const start = (name: string, begin: Begin<Result>, claims: Claims): Flight<Result> => {
    const controller = new AbortController()
    const flight = { arrival: begin(controller.signal, claims), controller, claims, waiting: 0 }
    // Once given up, nobody handles its end.
    flight.arrival.catch(() => undefined)
    flights.set(name, flight)
    return flight
  }
  return {
    async join(name, begin, { claimant, signal }) {
      signal?.throwIfAborted()
      const known = flights.get(name)
      const claims = known?.claims ?? createClaims()
      const release = claims.add(claimant)
      const flight = known ?? start(name, begin, claims)
      flight.waiting += 1
      try {
        return await (signal ? Promise.race([flight.arrival, left(signal)]) : flight.arrival)
      } finally {
        flight.waiting -= 1
        if (flight.waiting === 0) {
          if (flights.get(name) === flight) flights.delete(name)
          flight.controller.abort(new Error('Nobody waits for it any more.'))
        }
        release()
      }
    },
    settled: () => Promise.allSettled([...flights.values()].map(({ arrival }) => arrival)),
  }
}

type Flight<Result> = {
  readonly arrival: Promise<Result>
  readonly controller: AbortController
  readonly claims: Claims
  waiting: number
}

const left = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
