import { useMemo } from 'react'
import { announce } from '../../../ui/announcer.tsx'
import { showToast } from '../../../ui/toast.tsx'
import type { ListStep, StepOutcome } from './list-history.ts'
import type { ListStore } from './list-store.ts'
import type { useRowFocus } from './use-row-focus.ts'

export type ListHistory = {
  readonly canUndo: () => boolean
  readonly canRedo: () => boolean
  /** Takes back the last edit, or the one of this step; says what came of it. */
  readonly undo: (step?: ListStep) => Promise<void>
  readonly redo: () => Promise<void>
}

/** Undo and redo of a list, with focus, scrolling and messages. */
export const useListHistory = (store: ListStore, rows: ReturnType<typeof useRowFocus>): ListHistory => {
  const { showRow, focusNeighbour } = rows
  return useMemo(() => {
    const run = async (step: ListStep | null, way: keyof typeof TEXTS, perform: () => Promise<StepOutcome>) => {
      if (!step) return
      const edits = step.kind === 'signs' ? step.edits : []
      const focused = edits.find(({ kind, sign }) => kind === 'remove' && sign === focusedSign())
      if (focused) focusNeighbour(focused.sign)
      const outcome = await perform()
      if (outcome === 'outdated') showToast({ tone: 'warning', text: `${TEXTS[way].outdated} ${CAUSES[step.kind]}` })
      if (outcome !== 'done') return
      announce(TEXTS[way].done)
      const placed = edits.findLast(({ kind }) => kind !== 'remove')
      if (placed) showRow(placed.sign)
    }
    return {
      canUndo: () => store.view().undoStep !== null,
      canRedo: () => store.view().redoStep !== null,
      undo: (step) => run(step ?? store.view().undoStep, 'undo', () => store.undo(step)),
      redo: () => run(store.view().redoStep, 'redo', store.redo),
    }
  }, [store, showRow, focusNeighbour])
}

const focusedSign = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-sign]')?.dataset['sign']

const TEXTS = {
  undo: { done: 'Rückgängig gemacht', outdated: 'Das lässt sich nicht mehr rückgängig machen.' },
  redo: { done: 'Wiederholt', outdated: 'Das lässt sich nicht mehr wiederholen.' },
} as const

const CAUSES = {
  signs: 'Die Lernliste hat sich inzwischen geändert.',
  name: 'Die Lernliste heißt inzwischen anders.',
} as const
