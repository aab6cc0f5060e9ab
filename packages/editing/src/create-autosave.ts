import { type AutosaveEvent, type AutosaveState, type AutosaveTiming, autosave, initialAutosave } from './autosave.ts'
import { createListeners } from './observable.ts'

/** How a save ended. A save that throws failed in a way that a later try may mend, such as a lost connection. */
export type SaveOutcome =
  | { readonly type: 'saved' }
  | { readonly type: 'refused'; readonly error: unknown }
  | { readonly type: 'conflicted'; readonly error: unknown }

export type AutosaveClock = {
  readonly now: () => number
  /** Calls back once after the delay; gives back what calls it off. */
  readonly wake: (callback: () => void, delayMs: number) => () => void
}

export type Autosave<Content> = {
  readonly state: () => AutosaveState<Content>
  readonly subscribe: (listener: () => void) => () => void
  readonly edit: (content: Content) => void
  /**
   * Saves what is unsaved, now, and waits until it is saved, failed or in conflict. Everybody who asks meanwhile gets
   * the same answer.
   */
  readonly flush: () => Promise<AutosaveState<Content>>
  /** Like `flush`, out of a conflict too: `save` then has to know where to. */
  readonly retry: () => Promise<AutosaveState<Content>>
  readonly adopt: (content: Content) => void
  /** No more timers. Flush before. */
  readonly stop: () => void
}

export type AutosaveOptions<Content> = {
  readonly content: Content
  /** Whether the store holds it already. */
  readonly isStored: boolean
  readonly timing: AutosaveTiming
  readonly clock: AutosaveClock
  readonly save: (content: Content) => Promise<SaveOutcome>
  /** How long the store asked to be left alone, by the error that a save threw. */
  readonly readRetryAfterMs?: (error: unknown) => number | null
}

export const createAutosave = <Content>({
  content,
  isStored,
  timing,
  clock,
  save,
  readRetryAfterMs = () => null,
}: AutosaveOptions<Content>): Autosave<Content> => {
  let state = initialAutosave(content, isStored)
  let callOff: (() => void) | null = null
  let isStopped = false
  let landing: Landing<Content> | null = null
  const { subscribe, notify } = createListeners()

  const receive = (event: AutosaveEvent<Content>): void => {
    const before = state
    state = autosave(before, event, timing)
    if (state === before) return
    if (state.flight && state.flight !== before.flight) void fly(state.flight)
    if (state.wakeAt !== before.wakeAt) schedule()
    if (!state.flight) {
      landing?.resolve(state)
      landing = null
    }
    notify()
  }

  const fly = async (flight: { readonly content: Content }): Promise<void> => {
    const outcome = await trySave(save, flight.content)
    const at = clock.now()
    if (outcome.type === 'failed') receive({ ...outcome, retryAfterMs: readRetryAfterMs(outcome.error), at })
    else receive({ ...outcome, at })
  }

  const wake = (): void => {
    receive({ type: 'woken', at: clock.now() })
    // Timers may fire a little early; then the machine still waits.
    if (state.wakeAt !== null) schedule()
  }

  const schedule = (): void => {
    callOff?.()
    callOff = null
    if (state.wakeAt === null || isStopped) return
    const delayMs = Math.max(0, state.wakeAt - clock.now())
    callOff = clock.wake(wake, delayMs)
  }

  const settled = (): Promise<AutosaveState<Content>> => {
    if (!state.flight) return Promise.resolve(state)
    landing ??= awaitLanding()
    return landing.promise
  }

  return {
    state: () => state,
    subscribe,
    edit: (changed) => receive({ type: 'edited', content: changed, at: clock.now() }),
    flush: () => {
      receive({ type: 'flushed', at: clock.now() })
      return settled()
    },
    retry: () => {
      receive({ type: 'retried', at: clock.now() })
      return settled()
    },
    adopt: (theirs) => receive({ type: 'adopted', content: theirs, at: clock.now() }),
    stop: () => {
      isStopped = true
      schedule()
    },
  }
}

/** Settles when nothing is on its way to the server any more. */
type Landing<Content> = {
  readonly promise: Promise<AutosaveState<Content>>
  readonly resolve: (state: AutosaveState<Content>) => void
}

/** As `Promise.withResolvers`, which is younger than the browsers that are supported. */
const awaitLanding = <Content>(): Landing<Content> => {
  let resolve: Landing<Content>['resolve'] = () => undefined
  const promise = new Promise<AutosaveState<Content>>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

const trySave = async <Content>(
  save: AutosaveOptions<Content>['save'],
  content: Content,
): Promise<SaveOutcome | { readonly type: 'failed'; readonly error: unknown }> => {
  try {
    return await save(content)
  } catch (error) {
    return { type: 'failed', error }
  }
}
