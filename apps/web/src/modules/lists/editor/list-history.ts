import type { ListEdit } from '@gebaerdenraum/domain/lists/list-edits'

/** What undo or redo does: edits of signs, made together, or a rename. */
export type ListStep =
  | { readonly kind: 'signs'; readonly edits: readonly ListEdit[] }
  | { readonly kind: 'name'; readonly from: string; readonly to: string }

/**
 * `outdated`: others have changed the list so that the step has no effect. `refused`: the server does not accept it.
 * `failed`: it may be accepted later.
 */
export type StepFailure = 'outdated' | 'refused' | 'failed'
export type StepOutcome = 'done' | StepFailure | 'nothing'

export type UndoOptions = {
  /** Takes back this edit, wherever it is in the order. */
  readonly id?: number
  /** Called before the step is done. */
  readonly onStart?: (step: ListStep) => void
}

/** A step with the id of the edit that it takes back, or makes again. */
type Entry = { readonly id: number; readonly step: ListStep }

/**
 * The person's own edits in this visit, to be taken back and made again, one after the other. `perform` does a step and
 * returns the one that takes it back. A step that is outdated or refused is dropped.
 */
export const createListHistory = (
  perform: (step: ListStep) => Promise<ListStep | StepFailure>,
  onChange: () => void,
) => {
  const entries: { undo: readonly Entry[]; redo: readonly Entry[] } = { undo: [], redo: [] }
  let recorded = 0
  let tail: Promise<unknown> = Promise.resolve()

  const run = async (way: 'undo' | 'redo', { id, onStart }: UndoOptions): Promise<StepOutcome> => {
    const entry = entries[way].findLast((each) => id === undefined || each.id === id)
    if (!entry) return 'nothing'
    const before = entries[way]
    const known = recorded
    entries[way] = before.filter((each) => each !== entry)
    onStart?.(entry.step)
    const inverse = await perform(entry.step)
    const other = way === 'undo' ? 'redo' : 'undo'
    if (inverse === 'failed') {
      if (known === recorded) entries[way] = before
    } else if (typeof inverse !== 'string' && (other === 'undo' || known === recorded)) {
      entries[other] = [...entries[other], { id: entry.id, step: inverse }]
    }
    onChange()
    return typeof inverse === 'string' ? inverse : 'done'
  }
  const runInTurn = (way: 'undo' | 'redo', options: UndoOptions): Promise<StepOutcome> => {
    // A rename takes a moment: what is asked for meanwhile comes after it.
    const turn = tail.then(() => run(way, options))
    tail = turn.catch(() => undefined)
    return turn
  }
  return {
    canUndo: (): boolean => entries.undo.length > 0,
    canRedo: (): boolean => entries.redo.length > 0,
    /** Adds the step that takes back what was just edited, and returns its id. Nothing can be made again after it. */
    record: (step: ListStep): number => {
      recorded += 1
      entries.undo = [...entries.undo, { id: recorded, step }].slice(-STEPS_MAX)
      entries.redo = []
      return recorded
    },
    undo: (options: UndoOptions = {}): Promise<StepOutcome> => runInTurn('undo', options),
    redo: (options: Omit<UndoOptions, 'id'> = {}): Promise<StepOutcome> => runInTurn('redo', options),
    clear: (): void => {
      entries.undo = []
      entries.redo = []
    },
  }
}

const STEPS_MAX = 500
