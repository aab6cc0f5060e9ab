import type { HandView } from '@gebaerdenraum/domain/media/handshapes'
import { type FindHandDrawing, findDrawingIn } from '@gebaerdenraum/drawing/custom-signs/draw-figure'
import { useQueries } from '@tanstack/react-query'
import { createContext, useContext, useMemo, useRef } from 'react'
import { useScene } from '../editing-context.ts'
import { handDrawingsQuery } from './hand-drawings.ts'

export type SceneHands = {
  readonly find: FindHandDrawing
  readonly stateOf: (view: HandView) => 'loading' | 'shown' | 'failed'
  readonly hasFailed: boolean
  readonly retry: () => void
}

export const SceneHandsContext = createContext<SceneHands | null>(null)

export const useHandsOfScene = (): SceneHands => {
  const hands = useContext(SceneHandsContext)
  if (!hands) throw new Error('No scene is shown here')
  return hands
}

/** The drawings of the hands in the scene, as far as they are loaded by now. */
export const useSceneHands = (): SceneHands => {
  // As a text, so that it is the same value as long as the views are the same.
  const views = useScene(({ objects }) =>
    [...new Set(objects.flatMap((object) => (object.type === 'hand' ? object.view : [])))].toSorted().join(' '),
  )
  const asked = useMemo(() => views.split(' ').filter((view): view is HandView => view !== ''), [views])
  const queries = useQueries({ queries: asked.map((view) => handDrawingsQuery(view)) })
  const retryNow = useRef(() => {})
  retryNow.current = () => {
    for (const query of queries) if (query.error) void query.refetch()
  }
  const states = queries.map(({ data, error, isFetching }) =>
    data ? 'shown' : error && !isFetching ? 'failed' : 'loading',
  )
  const written = states.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: views and their states say all that there is
  return useMemo((): SceneHands => {
    const drawings = new Map(asked.map((view, index) => [view, queries[index]?.data] as const))
    const stateOf = new Map(asked.map((view, index) => [view, states[index] ?? 'loading'] as const))
    return {
      find: (handshape, view) => findDrawingIn(drawings.get(view) ?? {}, handshape),
      stateOf: (view) => stateOf.get(view) ?? 'loading',
      hasFailed: states.includes('failed'),
      retry: () => retryNow.current(),
    }
  }, [asked, written])
}
