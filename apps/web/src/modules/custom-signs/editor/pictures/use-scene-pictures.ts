import { toStoredScene } from '@gebaerdenraum/domain/custom-signs/scene'
import { picturesIn } from '@gebaerdenraum/domain/custom-signs/scene-pictures'
import { type ImageReference, isSameReference } from '@gebaerdenraum/domain/images/image-reference'
import type { FindScenePicture, ScenePicture } from '@gebaerdenraum/drawing/custom-signs/draw-scene-picture'
import { useQueries } from '@tanstack/react-query'
import { createContext, useContext, useMemo, useRef } from 'react'
import { onPaper, useLook } from '../../../catalogue/index.ts'
import { addressOf, type PictureObject, pictureKey, pictureQuery } from '../../../images/index.ts'
import { useScene } from '../editing-context.ts'
import { pictureSizeQuery } from './picture-size.ts'

/** `gone`: there is no such picture any more. `failed`: it could not be loaded now. */
export type ScenePictureState = {
  readonly state: 'loading' | 'shown' | 'gone' | 'failed'
  readonly name: string
  readonly picture: ScenePicture | null
}

export type ScenePictures = {
  readonly find: FindScenePicture
  readonly stateOf: (reference: ImageReference) => ScenePictureState
  readonly retry: () => void
}

export const ScenePicturesContext = createContext<ScenePictures | null>(null)

export const usePicturesOfScene = (): ScenePictures => {
  const pictures = useContext(ScenePicturesContext)
  if (!pictures) throw new Error('No scene is shown here')
  return pictures
}

/** Of the canvas, on a screen with fine pixels. */
const SHARP_PX = 1600

/** What the pictures of the scene look like, as far as it is known by now. */
export const useScenePictures = (): ScenePictures => {
  const references = useReferences()
  const look = onPaper(useLook())
  const objects = useQueries({ queries: references.map((reference) => pictureQuery(reference)) })
  const addresses = references.map((reference, index) => {
    const object = objects[index]?.data
    return object ? addressOf(object, reference, SHARP_PX, look) : undefined
  })
  const sizes = useQueries({ queries: addresses.map((address) => pictureSizeQuery(address)) })
  const states = references.map((reference, index): readonly [string, ScenePictureState] => {
    const [object, size, address] = [objects[index], sizes[index], addresses[index]]
    const drawing = address && size?.data ? { href: address, ...size.data } : null
    return [
      pictureKey(reference),
      {
        state: drawing ? 'shown' : stateOf(object?.data, Boolean(object?.error ?? size?.error), address),
        name: object?.data?.name ?? '',
        picture: drawing && { drawing },
      },
    ]
  })
  const known = useStable(states)
  const retryNow = useRef(() => {})
  retryNow.current = () => {
    for (const query of [...objects, ...sizes]) if (query.error) void query.refetch()
  }
  return useMemo(() => {
    const of = (reference: ImageReference) => known.get(pictureKey(reference)) ?? LOADING
    return { find: (reference) => of(reference).picture, stateOf: of, retry: () => retryNow.current() }
  }, [known])
}

const LOADING: ScenePictureState = { state: 'loading', name: '', picture: null }

const stateOf = (
  object: PictureObject | null | undefined,
  hasFailed: boolean,
  address: string | undefined,
): ScenePictureState['state'] => {
  if (object === null || (object && address === undefined)) return 'gone'
  return hasFailed ? 'failed' : 'loading'
}

/** Each picture once; the very same array as long as they are the same. */
const useReferences = (): readonly ImageReference[] => {
  const before = useRef<readonly ImageReference[]>([])
  return useScene((scene) => {
    const unique = new Map(picturesIn(toStoredScene(scene)).map((reference) => [pictureKey(reference), reference]))
    const found = [...unique.values()]
    const isSame =
      found.length === before.current.length &&
      found.every((reference, index) => isSameReference(reference, before.current[index] ?? null))
    if (!isSame) before.current = found
    return before.current
  })
}

/** Returns the previous map while its values are equal, to avoid needless rendering. */
const useStable = (states: readonly (readonly [string, ScenePictureState])[]) => {
  const written = JSON.stringify(states)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written says all that there is
  return useMemo(() => new Map(states), [written])
}
