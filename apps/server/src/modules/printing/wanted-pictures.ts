import type { Box, PageLayout } from '@gebaerdenraum/domain/documents/layout/box'
import { type WantedPicture, wantedPicture } from '@gebaerdenraum/drawing/documents/page-marks'
import { pictureKey } from './pictures/picture-resolver.ts'

/** A picture that a page needs, in the place where it needs it. */
export type WantedOnPage = {
  readonly wanted: WantedPicture
  readonly isWithoutText: boolean
  readonly key: string
  readonly box: Box
}

/** Backs and codes need the name and address of a picture whose card is printed anyway, maybe without its words. */
export const wantedOn = ({ boxes }: PageLayout): readonly WantedOnPage[] =>
  boxes.flatMap((box) => {
    const wanted = box.kind === 'image' ? wantedPicture(box) : 'image' in box ? box.image : null
    if (wanted === null) return []
    const isWithoutText = box.kind === 'image' && box.isWithoutText
    return [{ wanted, isWithoutText, key: wantedKey(wanted, isWithoutText), box }]
  })

export const wantedKey = (wanted: WantedPicture, isWithoutText: boolean): string =>
  typeof wanted === 'string' ? wanted : pictureKey(wanted, isWithoutText)
