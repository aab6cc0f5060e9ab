import { mustCloneIntoTeam } from '@gebaerdenraum/domain/documents/document-permissions'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import type { Owner } from '@gebaerdenraum/domain/teams/owner-types'
import { quoteName } from '../../../ui/quote-name.ts'
import { pictureKey } from '../pictures/picture-key.ts'
import type { PictureObject } from '../pictures/picture-object.ts'

export type Known = { readonly reference: ImageReference; readonly object: PictureObject | null }
export type Foreign = { readonly reference: ImageReference; readonly object: PictureObject }

/** What may stand in something of this owner as it is, what has to be cloned for it, and what is gone; each once. */
export const sortedForOwner = (pictures: readonly Known[], target: Owner) => {
  const once = [...new Map(pictures.map((picture) => [pictureKey(picture.reference), picture])).values()]
  const present = once.filter((picture): picture is Foreign => picture.object !== null)
  const foreign = present.filter((picture) => isForeign(picture, target))
  return {
    ready: present.filter((picture) => !foreign.includes(picture)).map(({ reference }) => reference),
    foreign,
    gone: once.filter(({ object }) => object === null).map(({ reference }) => reference),
  }
}

const isForeign = ({ reference: { service }, object: { owner } }: Foreign, target: Owner): boolean =>
  owner !== null && mustCloneIntoTeam({ service, ...owner, isPublic: false }, target)

/** Specification 2, section 5: the whole team gains access. */
export const adoptionTexts = (foreign: readonly Foreign[]) => {
  const [first] = foreign
  const isSingle = foreign.length === 1
  const what = isSingle && first ? quoteName(first.object.name) : `${foreign.length} Bilder`
  return {
    title: `${what} für das Team kopieren?`,
    body: isSingle
      ? 'Dieses Bild gehört nicht deinem Team. Eine Kopie davon wird in den Bestand des Teams aufgenommen: Das ganze Team bekommt Zugriff darauf.'
      : 'Diese Bilder gehören nicht deinem Team. Kopien davon werden in den Bestand des Teams aufgenommen: Das ganze Team bekommt Zugriff darauf.',
    confirmLabel: 'Kopieren und verwenden',
  }
}
