/**
 * When edited content is saved, as a machine without clock, timer or network: `createAutosave` gives it those.
 * clean → dirty → saving → clean | failed | conflict. What it promises: no edit is lost, at most one save at a time.
 */
export type AutosaveTiming = {
  /** A save waits until nothing was edited for this long … */
  readonly debounceMs: number
  /** … but never longer than this after the first edit. */
  readonly maxWaitMs: number
  /** After a failure; doubles with each further one. */
  readonly retryMs: number
  readonly retryMaxMs: number
}

export type AutosaveStatus =
  | 'clean'
  | 'dirty'
  | 'saving'
  /** The last save did not come through. It stays queued. */
  | 'failed'
  /** The store holds something newer. Nothing is saved until somebody decided: `adopt` theirs or `retry` elsewhere. */
  | 'conflict'

export type AutosaveState<Content> = {
  readonly status: AutosaveStatus
  /** The newest. */
  readonly content: Content
  /** What the store certainly holds; null before the first save and when the end of one is not known. */
  readonly stored: { readonly content: Content } | null
  /** Without an id the first edit is saved at once (specification 2, section 4). */
  readonly hasId: boolean
  /** What is on its way: only while saving. */
  readonly flight: { readonly content: Content } | null
  /** When the first and the last edit came that are not on their way yet, in milliseconds. */
  readonly edits: { readonly firstAt: number; readonly lastAt: number } | null
  /** Somebody waits: what was edited during the flight follows at once. */
  readonly isUrgent: boolean
  /** When the machine wants to be woken. */
  readonly wakeAt: number | null
  /** One after another. */
  readonly failures: number
  readonly savedAt: number | null
  /** What the failed or conflicting save was answered with. */
  readonly error: unknown
}

export type AutosaveEvent<Content> =
  | { readonly type: 'edited'; readonly content: Content; readonly at: number }
  | { readonly type: 'woken'; readonly at: number }
  /** Save now: printing, leaving, the connection is back. */
  | { readonly type: 'flushed'; readonly at: number }
  | { readonly type: 'saved'; readonly at: number }
  /** Nobody knows whether the store took it. `retryAfterMs`: it asked not to be tried again before. */
  | { readonly type: 'failed'; readonly error: unknown; readonly retryAfterMs?: number | null; readonly at: number }
  /** The store said no, and would again: not tried again before the next edit. */
  | { readonly type: 'refused'; readonly error: unknown; readonly at: number }
  | { readonly type: 'conflicted'; readonly error: unknown; readonly at: number }
  /** The content is now what the store holds: theirs was loaded. */
  | { readonly type: 'adopted'; readonly content: Content; readonly at: number }
  /** Save again although it failed or conflicted. */
  | { readonly type: 'retried'; readonly at: number }

export const initialAutosave = <Content>(content: Content, isStored: boolean): AutosaveState<Content> => ({
  status: isStored ? 'clean' : 'dirty',
  content,
  stored: isStored ? { content } : null,
  hasId: isStored,
  flight: null,
  edits: null,
  isUrgent: false,
  wakeAt: null,
  failures: 0,
  savedAt: null,
  error: null,
})

export const autosave = <Content>(
  state: AutosaveState<Content>,
  event: AutosaveEvent<Content>,
  timing: AutosaveTiming,
): AutosaveState<Content> => {
  switch (event.type) {
    case 'edited':
      return event.content === state.content ? state : edited(state, event.content, event.at, timing)
    case 'woken':
      return state.wakeAt !== null && event.at >= state.wakeAt ? takeOff(state) : state
    case 'flushed':
      if (state.status === 'saving') return { ...state, isUrgent: true }
      return state.status === 'dirty' || state.status === 'failed' ? takeOff(state) : state
    case 'retried':
      return state.flight || state.status === 'clean' ? state : takeOff(state)
    case 'adopted':
      return state.flight ? state : clean({ ...state, content: event.content, hasId: true }, event.content)
    default:
      return state.flight ? landed(state, state.flight.content, event, timing) : state
  }
}

const edited = <Content>(
  state: AutosaveState<Content>,
  content: Content,
  at: number,
  timing: AutosaveTiming,
): AutosaveState<Content> => {
  const edits = { firstAt: state.edits?.firstAt ?? at, lastAt: at }
  const changed = { ...state, content, edits }
  if (state.status === 'saving' || state.status === 'conflict') return changed
  if (state.stored?.content === content) return clean(changed, content)
  if (state.status === 'failed') return { ...changed, wakeAt: state.wakeAt ?? at + timing.debounceMs }
  return state.hasId ? dirty(changed, edits, timing) : takeOff(changed)
}

type Landing<Content> = Extract<AutosaveEvent<Content>, { type: 'saved' | 'failed' | 'refused' | 'conflicted' }>

const landed = <Content>(
  state: AutosaveState<Content>,
  sent: Content,
  event: Landing<Content>,
  timing: AutosaveTiming,
): AutosaveState<Content> => {
  const ended = { ...state, flight: null, isUrgent: false }
  switch (event.type) {
    case 'saved': {
      const saved = { ...clean(ended, sent), hasId: true, savedAt: event.at, edits: state.edits }
      if (state.content === sent) return { ...saved, edits: null }
      const edits = state.edits ?? { firstAt: event.at, lastAt: event.at }
      return state.isUrgent ? takeOff(saved) : dirty(saved, edits, timing)
    }
    case 'conflicted':
      return { ...ended, status: 'conflict', stored: null, error: event.error }
    case 'refused':
      return { ...ended, status: 'failed', failures: state.failures + 1, error: event.error }
    case 'failed': {
      const ownDelayMs = Math.min(timing.retryMs * 2 ** state.failures, timing.retryMaxMs)
      const delayMs = Math.max(ownDelayMs, event.retryAfterMs ?? 0)
      const failures = state.failures + 1
      return { ...ended, status: 'failed', stored: null, failures, wakeAt: event.at + delayMs, error: event.error }
    }
  }
}

const clean = <Content>(state: AutosaveState<Content>, stored: Content): AutosaveState<Content> => ({
  ...state,
  status: 'clean',
  stored: { content: stored },
  edits: null,
  wakeAt: null,
  failures: 0,
  error: null,
})

const dirty = <Content>(
  state: AutosaveState<Content>,
  edits: { readonly firstAt: number; readonly lastAt: number },
  { debounceMs, maxWaitMs }: AutosaveTiming,
): AutosaveState<Content> => ({
  ...state,
  status: 'dirty',
  edits,
  wakeAt: Math.min(edits.lastAt + debounceMs, edits.firstAt + maxWaitMs),
})

const takeOff = <Content>(state: AutosaveState<Content>): AutosaveState<Content> => ({
  ...state,
  status: 'saving',
  flight: { content: state.content },
  edits: null,
  isUrgent: false,
  wakeAt: null,
})
