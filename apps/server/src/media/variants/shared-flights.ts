/** Work that several wait for, done once. */
export type SharedFlights<Result> = {
  /**
   * Joins the work of this name, or begins it. Whoever's signal fires leaves with its reason; when nobody is left, the
   * work's own signal fires. Who has no signal stays.
   */
  join(name: string, begin: Begin<Result>, signal?: AbortSignal): Promise<Result>
  settled(): Promise<unknown>
}
type Begin<Result> = (signal: AbortSignal) => Promise<Result>

export const createSharedFlights = <Result>(): SharedFlights<Result> => {
  const flights = new Map<string, Flight<Result>>()
  const start = (name: string, begin: Begin<Result>): Flight<Result> => {
    const controller = new AbortController()
    const flight = { arrival: begin(controller.signal), controller, waiting: 0 }
    // Given up, its end is nobody's business.
    flight.arrival.catch(() => undefined)
    flights.set(name, flight)
    return flight
  }
  return {
    async join(name, begin, signal) {
      signal?.throwIfAborted()
      const flight = flights.get(name) ?? start(name, begin)
      flight.waiting += 1
      try {
        return await (signal ? Promise.race([flight.arrival, left(signal)]) : flight.arrival)
      } finally {
        flight.waiting -= 1
        if (flight.waiting === 0) {
          if (flights.get(name) === flight) flights.delete(name)
          flight.controller.abort(new Error('Nobody waits for it any more.'))
        }
      }
    },
    settled: () => Promise.allSettled([...flights.values()].map(({ arrival }) => arrival)),
  }
}

type Flight<Result> = {
  readonly arrival: Promise<Result>
  readonly controller: AbortController
  waiting: number
}

const left = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
