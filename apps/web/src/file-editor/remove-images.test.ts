import type { SceneCommand } from '@gebaerdenraum/domain/custom-signs/commands'
import { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import { reduceScene } from '@gebaerdenraum/domain/custom-signs/reduce'
import { type Scene, toStoredScene } from '@gebaerdenraum/domain/custom-signs/scene'
import { picturesIn } from '@gebaerdenraum/domain/custom-signs/scene-pictures'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { createFileStore } from './file-store.ts'
import { removeImages } from './remove-images.ts'
import { missingImagesIn, saveProblemOf } from './save-problem.ts'

const KEPT = { service: 'signs', objectId: 'hund', imageType: 'signOnly' } as const
const image = (objectId: string) => ({ service: 'images', objectId }) as const
const missingImages = (...images: readonly string[]) =>
  new ApiError({ name: 'BadRequest', code: 400, message: 'Ein Bild gibt es nicht.', data: { images } })

/** A card on a server that takes no scene with images that were removed. */
const given = (...removed: readonly string[]) => {
  type Card = { readonly _id: string; readonly revision: number; readonly name: string; readonly scene: Scene }
  let stored: Card = { _id: 'card', revision: 1, name: 'Karte', scene: newScene('signBox', 'Karte') }
  const store = createFileStore(
    {
      timing: { debounceMs: 2000, maxWaitMs: 5000, retryMs: 2000, retryMaxMs: 60_000 },
      contentOf: ({ scene }: Card) => scene,
      session: null,
      reduce: reduceScene,
      reconcile: (session) => session,
      renaming: (name): SceneCommand => ({ type: 'rename', name }),
    },
    {
      create: async () => stored,
      load: async () => stored,
      save: async (file, scene) => {
        const shown = picturesIn(toStoredScene(scene)).map(({ objectId }) => objectId)
        const missing = removed.filter((id) => shown.includes(id))
        if (missing.length > 0) throw missingImages(...missing)
        stored = { ...file, revision: file.revision + 1, scene }
        return stored
      },
      keep: () => undefined,
      clock: { now: () => 0, wake: () => () => undefined },
      onSaved: () => undefined,
    },
    { file: stored },
    'uid',
  )
  return { store, stored: () => stored }
}

describe('a file that shows images which were removed', () => {
  test('is saved again without them, with all else that was edited', async () => {
    const { store, stored } = given('weg', 'auch-weg')
    const { editor } = store
    editor.dispatch({ type: 'set-fixed-image', key: 'imageSingleTop', imageReference: image('weg') })
    editor.dispatch({ type: 'set-fixed-image', key: 'imageBottom', imageReference: image('auch-weg') })
    editor.dispatch({ type: 'set-fixed-image', key: 'imageComposedLeft', imageReference: KEPT })
    editor.dispatch({ type: 'set-fixed-image', key: 'imageComposedRight', imageReference: image('da') })
    editor.dispatch({ type: 'set-fixed-text', key: 'textBottomRight', text: 'Hund' })
    expect(await store.flush()).toBe(false)
    const { problem, saving, error } = store.view()
    expect([problem, saving, missingImagesIn(error)]).toEqual(['images-missing', 'refused', ['weg', 'auch-weg']])
    await removeImages(store, missingImagesIn(error), (picture, choice) =>
      editor.dispatch({ type: 'forget-picture', picture }, choice),
    )
    expect([store.view().saving, store.view().problem]).toEqual(['saved', null])
    expect(picturesIn(toStoredScene(stored().scene))).toEqual([KEPT, image('da')])
    expect(stored().scene).toMatchObject({ fixedObjects: { textBottomRight: { text: 'Hund' } } })
  })
})

describe('an error', () => {
  test('names the images that are missing', () => {
    expect(missingImagesIn(missingImages('a', 'b'))).toEqual(['a', 'b'])
    expect(saveProblemOf(missingImages('a'))).toBe('images-missing')
  })

  test.each([
    new ApiError({ name: 'BadRequest', code: 400 }),
    new ApiError({ name: 'BadRequest', code: 400, data: { images: [] } }),
    new ApiError({ name: 'BadRequest', code: 400, data: { images: 'a' } }),
  ])('without names is any other refusal', (error) => {
    expect(missingImagesIn(error)).toEqual([])
    expect(saveProblemOf(error)).toBe('refused')
  })
})
