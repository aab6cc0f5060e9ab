import { isId } from '../images/image-reference.ts'
import { keptObject } from './kept-object.ts'
import { isSamePlacement } from './kept-placement.ts'
import { isSameCrop, keptCrop, keptImageScale, keptLightening } from './picture-look.ts'
import {
  FIXED_IMAGE_KEYS,
  FIXED_TEXT_KEYS,
  NO_LOOK,
  OBJECTS_MAX,
  type PictureLook,
  type Scene,
  type SceneObject,
  type SignBoxScene,
} from './scene.ts'
import { keptFixedText } from './scene-texts.ts'

/**
 * What is wrong with a scene, as German sentences without ids: callers of the API read them. Empty: it is sound. No command brings a problem about; what comes from outside
 * is refused with one (`stored-scene.ts`).
 */
export const sceneProblems = (scene: Scene): readonly string[] => [
  ...stackProblems(scene),
  ...scene.objects.flatMap((object, index) =>
    objectProblems(scene, object).map((problem) => `Objekt ${index + 1}: ${problem}`),
  ),
  ...(scene.signType === 'signBox' ? cardProblems(scene) : []),
]

const stackProblems = ({ objects }: Scene): readonly string[] => [
  ...(objects.length > OBJECTS_MAX ? ['Es sind zu viele Objekte'] : []),
  ...(objects.every(({ id }) => isId(id)) ? [] : ['Ein Objekt hat eine ungültige Kennung']),
  ...(new Set(objects.map(({ id }) => id)).size === objects.length ? [] : ['Zwei Objekte haben dieselbe Kennung']),
  ...(objects.every(({ order }, index) => order === index) ? [] : ['Die Reihenfolge der Objekte stimmt nicht']),
]

const objectProblems = ({ signType }: Scene, object: SceneObject): readonly string[] => {
  const kept = keptObject(object, signType)
  if (kept === null) return ['Der Text ist leer']
  return [
    ...(isSamePlacement(object, kept) ? [] : ['Lage oder Größe ist nicht erlaubt oder nicht gerundet']),
    ...('text' in object && 'text' in kept && object.text !== kept.text
      ? ['Der Text ist zu lang oder enthält Steuerzeichen']
      : []),
    ...(object.type === 'image' ? lookProblems(object) : []),
  ]
}

const cardProblems = ({ signTypeProperties, fixedObjects }: SignBoxScene): readonly string[] => {
  const scales = Object.values(signTypeProperties.imageScaleOverrides)
  return [
    ...(scales.every((scale) => keptImageScale(scale) === scale)
      ? []
      : ['Die Vergrößerung eines Bildes ist nicht erlaubt']),
    ...FIXED_TEXT_KEYS.flatMap((key) =>
      keptFixedText(key, fixedObjects[key].text) === fixedObjects[key].text
        ? []
        : ['Ein Text der Karte ist zu lang oder enthält Steuerzeichen'],
    ),
    ...FIXED_IMAGE_KEYS.flatMap((key) => {
      const image = fixedObjects[key]
      const isPlain = image.crop === NO_LOOK.crop && image.lightening === NO_LOOK.lightening
      if (image.imageReference === null) return isPlain ? [] : ['Ausschnitt oder Aufhellung gehört zu keinem Bild']
      return lookProblems(image)
    }),
  ]
}

const lookProblems = ({ crop, lightening }: PictureLook): readonly string[] => [
  ...(isSameCrop(crop, keptCrop(crop)) ? [] : ['Der Ausschnitt liegt nicht im Bild']),
  ...(lightening === keptLightening(lightening) ? [] : ['Die Aufhellung ist nicht erlaubt']),
]
