import type { SceneObject } from '@gebaerdenraum/domain/custom-signs/scene'
import { announce } from '../../../../ui/announcer.tsx'

/** As long as keys follow each other faster than this, nothing is said. */
const REST_MS = 500

/** Says where something stands once the keys that moved it rest: each step by itself would be too much to hear. */
export const createTellPlace = () => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (moved: readonly SceneObject[]): void => {
    clearTimeout(timer)
    timer = setTimeout(() => announce(placeText(moved)), REST_MS)
  }
}

export const placeText = (moved: readonly SceneObject[]): string => {
  const [first, ...others] = moved
  if (!first) return ''
  if (others.length > 0) return `${moved.length} Objekte bewegt`
  return `Mitte bei ${Math.round(first.position.x)}, ${Math.round(first.position.y)}`
}
