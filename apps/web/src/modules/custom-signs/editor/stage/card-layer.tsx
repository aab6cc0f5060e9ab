import type { SignBoxScene } from '@gebaerdenraum/domain/custom-signs/scene'
import { sceneParts } from '@gebaerdenraum/drawing/custom-signs/scene-parts'
import { useCallback } from 'react'
import { useOutlined } from '../../../../ui/use-outlines.ts'
import { useScene } from '../editing-context.ts'
import { usePicturesOfScene } from '../pictures/use-scene-pictures.ts'
import { Markup } from './markup.tsx'

/** The card below the free objects: its paper, its slots, its frame. */
export const CardLayer = () => {
  const properties = useScene(({ signTypeProperties }) => signTypeProperties)
  const fixedObjects = useScene((scene) => scene.fixedObjects)
  const signType = useScene((scene) => scene.signType)
  const { find } = usePicturesOfScene()
  const texts = Object.values(fixedObjects ?? {}).map((object) => ('text' in object ? object.text : ''))
  const draw = useCallback(() => {
    if (signType !== 'signBox') return []
    const card = { signType, name: '', objects: [], signTypeProperties: properties, fixedObjects } as SignBoxScene
    return sceneParts(card, { picture: find, hand: () => undefined }).filter(({ markup }) => markup !== '')
  }, [signType, properties, fixedObjects, find])
  const parts = useOutlined(draw, { text: texts.join(' '), weights: TEXT_WEIGHTS })
  return parts.map(({ id, transform, markup }) => <Markup key={id} transform={transform} markup={markup} />)
}

const TEXT_WEIGHTS = ['bold'] as const
