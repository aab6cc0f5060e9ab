import { useMemo } from 'react'
import { announce } from '../../../ui/announcer.tsx'
import { showToast } from '../../../ui/toast.tsx'
import type { ListStep, StepOutcome } from './list-history.ts'
import type { ListStore } from './list-store.ts'
import type { useRowFocus } from './use-row-focus.ts'

export type ListHistory = {
  readonly canUndo: () => boolean
  readonly canRedo: () => boolean
  /** Takes back the last edit, or the one with this id; says what came of it. */
  readonly undo: (id?: number) => Promise<void>
  readonly redo: () => Promise<void>
}

/** Undo and redo of a list, with focus, scrolling and messages. */
export const useListHistory = (store: ListStore, rows: ReturnType<typeof useRowFocus>): ListHistory => {
  const { showRow, focusNeighbour } = rows
  return useMemo(() => {
    const run = async (
      way: keyof typeof TEXTS,
      perform: (onStart: (step: ListStep) => void) => Promise<StepOutcome>,
    ): Promise<void> => {
      let done: ListStep | null = null
      const outcome = await perform((step) => {
        done = step
        const removed = readEdits(step).flatMap(({ kind, sign }) => (kind === 'remove' ? sign : []))
        const focused = focusedSign()
        if (focused !== undefined && removed.includes(focused)) focusNeighbour(focused, removed)
      })
      const step = done as ListStep | null
      if (!step) return
      if (outcome === 'outdated') showToast({ tone: 'warning', text: `${TEXTS[way].outdated} ${CAUSES[step.kind]}` })
      if (outcome !== 'done') return
      announce(TEXTS[way].done)
      const placed = readEdits(step).findLast(({ kind }) => kind !== 'remove')
      if (placed) showRow(placed.sign)
    }
    return {
      canUndo: () => store.view().canUndo,
      canRedo: () => store.view().canRedo,
      undo: (id) => run('undo', (onStart) => store.undo({ ...(id !== undefined && { id }), onStart })),
      redo: () => run('redo', (onStart) => store.redo({ onStart })),
    }
  }, [store, showRow, focusNeighbour])
}

const readEdits = (step: ListStep) => (step.kind === 'signs' ? step.edits : [])

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
