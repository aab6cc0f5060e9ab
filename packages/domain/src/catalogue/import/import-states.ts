/** How far an import through the browser has got. */
export const IMPORT_STATES = [
  'uploading',
  'checking',
  'refused',
  'checked',
  'applying',
  'stopped',
  'applied',
  'rolling-back',
  'rolled-back',
  'failed',
  'canceled',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** What a server is doing at it. */
export const IMPORT_PHASES = ['unpacking', 'checking', 'waiting', 'writing'] as const
export type ImportPhase = (typeof IMPORT_PHASES)[number]

export const IMPORT_ACTIONS = ['apply', 'cancel', 'retry', 'roll-back'] as const
export type ImportAction = (typeof IMPORT_ACTIONS)[number]

/** In these a server works at it; nobody has to wait beside it. */
export const RUNNING_STATES: readonly ImportState[] = ['checking', 'applying', 'rolling-back']
/** From these nothing of the upload is needed any more. */
export const ENDED_STATES: readonly ImportState[] = ['refused', 'applied', 'rolled-back', 'canceled']

export const isRunning = (state: ImportState): boolean => RUNNING_STATES.includes(state)

type ImportFacts = {
  readonly state: ImportState
  /** Where it stood when it failed. */
  readonly failedIn: ImportState | null
  /** Possible duplicates that nobody has decided about yet. */
  readonly undecided: number
  /** How many lines and files would change the catalogue. */
  readonly changes: number
  /** Something of it stands in the catalogue. */
  readonly hasWritten: boolean
}

export type NextState =
  | { readonly ok: true; readonly state: ImportState }
  | { readonly ok: false; readonly reason: 'not-now' | 'undecided' | 'nothing-to-do' }

const to = (state: ImportState): NextState => ({ ok: true, state })
const refuse = (reason: Extract<NextState, { ok: false }>['reason']): NextState => ({ ok: false, reason })

/** What an action of an administrator makes of an import. */
export const nextState = (facts: ImportFacts, action: ImportAction): NextState => {
  switch (action) {
    case 'apply':
      return applied(facts)
    case 'cancel':
      return canceled(facts)
    case 'retry':
      return facts.state === 'failed' && facts.failedIn !== null ? to(facts.failedIn) : refuse('not-now')
    case 'roll-back':
      return facts.hasWritten && ROLLED_BACK_FROM.includes(facts.state) ? to('rolling-back') : refuse('not-now')
  }
}

const ROLLED_BACK_FROM: readonly ImportState[] = ['applied', 'stopped', 'failed']

const applied = ({ state, undecided, changes }: ImportFacts): NextState => {
  if (state === 'stopped') return to('applying')
  if (state !== 'checked') return refuse('not-now')
  if (undecided > 0) return refuse('undecided')
  return changes > 0 ? to('applying') : refuse('nothing-to-do')
}

/** What is being written stops after its batch and can be gone on with or taken back. */
const canceled = ({ state, hasWritten }: ImportFacts): NextState => {
  if (state === 'applying') return to('stopped')
  if (hasWritten) return refuse('not-now')
  return ['uploading', 'checking', 'checked', 'failed', 'stopped'].includes(state) ? to('canceled') : refuse('not-now')
}
