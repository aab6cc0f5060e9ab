import type { Placement } from '@gebaerdenraum/domain/custom-signs/geometry/placement'
import { useSyncExternalStore } from 'react'
import { useSignEditing } from '../editing-context.ts'
import type { LiveState } from './live.ts'

/** A part of what is only so while a gesture lasts. */
export const useLive = <Part>(select: (state: LiveState) => Part): Part => {
  const { live } = useSignEditing()
  return useSyncExternalStore(live.subscribe, () => select(live.state()))
}

/** Where this object is in the midst of a gesture; undefined when none moves it. */
export const useLivePlace = (id: string): Placement | undefined => useLive(({ places }) => places.get(id))
