import type { Placement } from '@gebaerdenraum/domain/custom-signs/geometry/placement'
import type { SceneObject } from '@gebaerdenraum/domain/custom-signs/scene'
import { useSyncExternalStore } from 'react'
import { useSignEditing, useSignSession } from '../editing-context.ts'
import { selectedGroup } from '../selected-group.ts'
import type { LiveState } from './live.ts'

/** A part of what is only so while a gesture lasts. */
export const useLive = <Part>(select: (state: LiveState) => Part): Part => {
  const { live } = useSignEditing()
  return useSyncExternalStore(live.subscribe, () => select(live.state()))
}

/** Where this object is in the midst of a gesture; undefined when none moves it. */
export const useLivePlace = (id: string): Placement | undefined => useLive(({ places }) => places.get(id))

/** The box of several that are selected, where it is just now. */
export const useGroupBox = (selected: readonly SceneObject[]): Placement => {
  const before = useSignSession((session) => session.group)
  const box = useLive((state) => state.box)
  return box ?? selectedGroup(selected, before).box
}
