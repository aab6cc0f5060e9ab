import { LAYOUT_KEYS, type Scene } from './scene.ts'

/** What a picture of the scene says to whoever cannot see it: its name, and the words on it in the order of reading. */
export const sceneDescription = (scene: Scene): string => {
  const fixed =
    scene.signType === 'signBox'
      ? LAYOUT_KEYS[scene.signTypeProperties.layout].texts.map((key) => scene.fixedObjects[key].text)
      : []
  const free = scene.objects.flatMap((object) => ('text' in object ? object.text : []))
  const words = [...fixed, ...free].map((text) => text.replace(/\s+/gu, ' ').trim())
  const others = [...new Set(words)].filter((word) => word !== '' && word !== scene.name)
  return others.length === 0 ? scene.name : `${scene.name}: ${others.join(', ')}`
}
