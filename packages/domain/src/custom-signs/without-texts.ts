import { FIXED_TEXT_KEYS, type Scene } from './scene.ts'
import { changedObjects } from './scene-changes.ts'

/** The scene without its words, so that they can be asked for. */
export const withoutTexts = (scene: Scene): Scene => {
  const wordless = changedObjects(scene, (object) => ('text' in object ? null : object))
  if (wordless.signType !== 'signBox') return wordless
  const texts = FIXED_TEXT_KEYS.map((key) => [key, { text: '' }] as const)
  return { ...wordless, fixedObjects: { ...wordless.fixedObjects, ...Object.fromEntries(texts) } }
}
