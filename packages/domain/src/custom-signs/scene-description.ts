import { nameFigure } from './object-names.ts'
import { LAYOUT_KEYS, type Scene } from './scene.ts'

/**
 * What a picture of the scene says to people who cannot see it: its name, the words on it in the order of reading, and
 * what its drawn hands and persons show.
 */
export const sceneDescription = (scene: Scene): string => {
  const fixed =
    scene.signType === 'signBox'
      ? LAYOUT_KEYS[scene.signTypeProperties.layout].texts.map((key) => scene.fixedObjects[key].text)
      : []
  const free = scene.objects.flatMap((object) => ('text' in object ? object.text : []))
  const words = [...fixed, ...free].map((text) => text.replace(/\s+/gu, ' ').trim())
  const others = [...new Set(words)].filter((word) => word !== '' && word !== scene.name)
  const figures = scene.objects.flatMap((object) =>
    object.type === 'hand' || object.type === 'person' ? nameFigure(object) : [],
  )
  const parts = [...(others.length === 0 ? [] : [others.join(', ')]), ...new Set(figures)]
  return parts.length === 0 ? scene.name : `${scene.name}: ${parts.join('; ')}`
}
