import { CANVAS_SIZES, type Scene } from '@gebaerdenraum/domain/custom-signs/scene'
import { sceneDescription } from '@gebaerdenraum/domain/custom-signs/scene-description'
import { type Picture, picture } from '../svg/picture.ts'
import { type ScenePart, type SceneSources, sceneParts } from './scene-parts.ts'

export type SceneOptions = {
  /** White behind the sign, as everybody sees it on the screen; a PDF is on paper already. */
  readonly hasPaper: boolean
}

/** A custom sign as a picture: what leaves the canvas is cut off. Editors draw its parts themselves. */
export const drawScene = (scene: Scene, find: SceneSources, { hasPaper }: SceneOptions): Picture => {
  const { width, height } = CANVAS_SIZES[scene.signType]
  const paper = hasPaper ? `<rect width="${width}" height="${height}" fill="#ffffff"/>` : ''
  return picture(width, height, sceneDescription(scene), paper + sceneParts(scene, find).map(drawPart).join(''))
}

const drawPart = ({ transform, markup }: ScenePart): string =>
  markup === '' || transform === '' ? markup : `<g transform="${transform}">${markup}</g>`
