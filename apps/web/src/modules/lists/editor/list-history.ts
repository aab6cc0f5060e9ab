import type { ListEdit } from '@gebaerdenraum/domain/lists/list-edits'

/** What undo or redo does: edits of signs, made together, or a rename. */
export type ListStep =
  | { readonly kind: 'signs'; readonly edits: readonly ListEdit[] }
  | { readonly kind: 'name'; readonly from: string; readonly to: string }

/** `outdated`: others have changed the list so that the step has no effect. `refused`: the server did not accept it. */
export type StepFailure = 'outdated' | 'refused'
export type StepOutcome = 'done' | StepFailure | 'nothing'

/**
 * The person's own edits in this visit, to be taken back and made again. `perform` does a step and returns the one that
 * takes it back. A step that fails is dropped.
 */
export const createListHistory = (
  perform: (step: ListStep) => Promise<ListStep | StepFailure>,
  onChange: () => void,
) => {
  let undoSteps: readonly ListStep[] = []
  let redoSteps: readonly ListStep[] = []
  let isBusy = false
  const run = async (step: ListStep | undefined, onDone: (inverse: ListStep) => void): Promise<StepOutcome> => {
    // One after the other: a rename takes a moment, and its answer belongs to its place in the order.
    if (!step || isBusy) return 'nothing'
    isBusy = true
    const without = (steps: readonly ListStep[]): readonly ListStep[] => steps.filter((other) => other !== step)
    undoSteps = without(undoSteps)
    redoSteps = without(redoSteps)
    try {
      const inverse = await perform(step)
      if (typeof inverse === 'string') return inverse
      onDone(inverse)
      return 'done'
    } finally {
      isBusy = false
      onChange()
    }
  }
  return {
    undoStep: (): ListStep | null => undoSteps.at(-1) ?? null,
    redoStep: (): ListStep | null => redoSteps.at(-1) ?? null,
    /** Adds the step that takes back what was just edited. Nothing can be made again after it. */
    record: (step: ListStep): void => {
      undoSteps = [...undoSteps, step].slice(-STEPS_MAX)
      redoSteps = []
    },
    /** Takes back the last edit, or the one of this step. */
    undo: (step = undoSteps.at(-1)): Promise<StepOutcome> =>
      run(step && undoSteps.includes(step) ? step : undefined, (inverse) => {
        redoSteps = [...redoSteps, inverse]
      }),
    redo: (): Promise<StepOutcome> =>
      run(redoSteps.at(-1), (inverse) => {
        undoSteps = [...undoSteps, inverse]
      }),
    clear: (): void => {
      undoSteps = []
      redoSteps = []
    },
  }
}

const STEPS_MAX = 500
