import { isId } from '../documents/image-reference.ts'
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
 * What holds for every scene: nothing here means it is sound. No command brings a problem about; what comes from outside
 * is refused with one (`stored-scene.ts`).
 */
export const sceneProblems = (scene: Scene): readonly string[] => [
  ...stackProblems(scene),
  ...scene.objects.flatMap((object) =>
    objectProblems(scene, object).map((problem) => `object ${object.id} ${problem}`),
  ),
  ...(scene.signType === 'signBox' ? cardProblems(scene) : []),
]

const stackProblems = ({ objects }: Scene): readonly string[] => [
  ...(objects.length > OBJECTS_MAX ? ['there are too many objects'] : []),
  ...(objects.every(({ id }) => isId(id)) ? [] : ['an object has a wrong id']),
  ...(new Set(objects.map(({ id }) => id)).size === objects.length ? [] : ['two objects have the same id']),
  ...(objects.every(({ order }, index) => order === index) ? [] : ['the order of the objects is not theirs']),
]

const objectProblems = ({ signType }: Scene, object: SceneObject): readonly string[] => {
  const kept = keptObject(object, signType)
  if (kept === null) return ['is a text without text']
  return [
    ...(isSamePlacement(object, kept) ? [] : ['stands where none may, or is not rounded']),
    ...('text' in object && 'text' in kept && object.text !== kept.text
      ? ['has a text that is too long or has control characters']
      : []),
    ...(object.type === 'image' ? lookProblems(object) : []),
  ]
}

const cardProblems = ({ signTypeProperties, fixedObjects }: SignBoxScene): readonly string[] => {
  const scales = Object.values(signTypeProperties.imageScaleOverrides)
  return [
    ...(scales.every((scale) => keptImageScale(scale) === scale) ? [] : ['a picture has a wrong scale']),
    ...FIXED_TEXT_KEYS.flatMap((key) =>
      keptFixedText(key, fixedObjects[key].text) === fixedObjects[key].text
        ? []
        : [`${key} is too long or has control characters`],
    ),
    ...FIXED_IMAGE_KEYS.flatMap((key) => {
      const image = fixedObjects[key]
      const isPlain = image.crop === NO_LOOK.crop && image.lightening === NO_LOOK.lightening
      if (image.imageReference === null) return isPlain ? [] : [`${key} changes a picture that is not there`]
      return lookProblems(image).map((problem) => `${key} ${problem}`)
    }),
  ]
}

const lookProblems = ({ crop, lightening }: PictureLook): readonly string[] => [
  ...(isSameCrop(crop, keptCrop(crop)) ? [] : ['shows what is not in its picture']),
  ...(lightening === keptLightening(lightening) ? [] : ['has a wrong lightening']),
]
