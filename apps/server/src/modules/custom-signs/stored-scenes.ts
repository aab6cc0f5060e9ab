import { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import { type Scene, type StoredScene, toStoredScene } from '@gebaerdenraum/domain/custom-signs/scene'
import { readStoredScene, STORED_SCENE_SCHEMAS } from '@gebaerdenraum/domain/custom-signs/stored-scene'
import type { CustomSignType } from '@gebaerdenraum/domain/files/file-types'
import { customSignOfLaterVersion } from './custom-sign-errors.ts'
import type { CustomSignRow } from './custom-signs.repository.ts'

/** What is stored, in the form of today. */
export const storedSceneOfRow = ({ id, signType, content, modelVersion }: Stored): StoredScene => {
  const read = readStoredScene(signType, content, modelVersion)
  if (read.ok) return read.scene
  if (read.reason === 'unknown-version') throw customSignOfLaterVersion()
  throw new Error(`The scene of custom sign ${id} is damaged: ${read.problems.slice(0, 3).join('; ')}`)
}

/** The same; null where it is damaged. */
export const soundSceneOfRow = ({ signType, content, modelVersion }: Stored): StoredScene | null => {
  const read = readStoredScene(signType, content, modelVersion)
  if (read.ok) return read.scene
  if (read.reason === 'unknown-version') throw customSignOfLaterVersion()
  return null
}

type Stored = Pick<CustomSignRow, 'id' | 'signType' | 'content' | 'modelVersion'>

/** The two belong together, which the database cannot tell. */
export const sceneOf = (signType: CustomSignType, name: string, stored: StoredScene): Scene =>
  ({ signType, name, ...stored }) as Scene

export const emptyScene = (signType: CustomSignType): StoredScene => toStoredScene(newScene(signType))

type Given = { readonly [Part in keyof StoredScene]?: unknown }

/** The scene with these parts replaced; a 400 when that makes no sound scene of this type. */
export const storedSceneWith = (signType: CustomSignType, before: StoredScene, given: Given): StoredScene =>
  STORED_SCENE_SCHEMAS[signType].parse({
    objects: given.objects ?? before.objects,
    signTypeProperties: given.signTypeProperties ?? before.signTypeProperties,
    fixedObjects: given.fixedObjects ?? before.fixedObjects,
  })
