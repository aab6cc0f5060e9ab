import { isSameReference } from '../../images/image-reference.ts'
import { keptImageScale } from '../picture-look.ts'
import { done, type Outcome, refuse } from '../refusals.ts'
import { NO_LOOK, type Scene, type SignBoxScene } from '../scene.ts'
import { withFixedImage } from '../scene-changes.ts'
import { keptFixedText } from '../scene-texts.ts'
import type { Handlers } from './handler.ts'

/** Frame, layout and slots of a card; nothing else has them. */
export const cardCommands: Handlers<
  'set-layout' | 'set-style' | 'set-fixed-text' | 'set-fixed-image' | 'set-image-scale'
> = {
  'set-layout': (scene, { layout }) => onCard(scene, (card) => withProperties(card, { layout })),
  'set-style': (scene, { style }) => onCard(scene, (card) => withProperties(card, { style })),

  'set-fixed-text': (scene, { key, text }) =>
    onCard(scene, (card) => {
      const kept = keptFixedText(key, text)
      if (card.fixedObjects[key].text === kept) return card
      return { ...card, fixedObjects: { ...card.fixedObjects, [key]: { text: kept } } }
    }),

  'set-fixed-image': (scene, { key, imageReference }) =>
    onCard(scene, (card) =>
      isSameReference(card.fixedObjects[key].imageReference, imageReference)
        ? card
        : withFixedImage(card, key, { imageReference, ...NO_LOOK }),
    ),

  'set-image-scale': (scene, { key, scale }) =>
    onCard(scene, (card) => {
      const { [key]: before = 1, ...others } = card.signTypeProperties.imageScaleOverrides
      const kept = keptImageScale(scale)
      if (kept === before) return card
      return withProperties(card, { imageScaleOverrides: kept === 1 ? others : { ...others, [key]: kept } })
    }),
}

const onCard = (scene: Scene, change: (card: SignBoxScene) => SignBoxScene): Outcome =>
  scene.signType === 'signBox' ? done(change(scene)) : refuse('not-for-this-type')

type Properties = SignBoxScene['signTypeProperties']

const withProperties = (card: SignBoxScene, changed: Partial<Properties>): SignBoxScene => {
  const properties = { ...card.signTypeProperties, ...changed }
  const isSame =
    properties.layout === card.signTypeProperties.layout &&
    properties.style === card.signTypeProperties.style &&
    properties.imageScaleOverrides === card.signTypeProperties.imageScaleOverrides
  return isSame ? card : { ...card, signTypeProperties: properties }
}
