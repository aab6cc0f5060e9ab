import type { ImageReference, ImageService } from '@gebaerdenraum/domain/images/image-reference'
import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import type { SignPictureType } from '@gebaerdenraum/domain/media/sign-media'
import type { Owner } from '@gebaerdenraum/domain/teams/owner-types'
import type { SourceId } from './sources.ts'

/** What the picker is opened for. */
export type PictureRequest = {
  /** Absent: 'Bild auswählen' or 'Bilder auswählen'. */
  readonly title?: string
  /** Where pictures may come from. */
  readonly services: readonly ImageService[]
  /** Several at once, in the order in which they are chosen. */
  readonly isMany?: boolean
  /** To whom the thing belongs that the pictures are for: uploads become theirs, and a team gets copies. */
  readonly target: Owner
  /** Which drawing of a sign is offered first. */
  readonly imageType?: SignPictureType
  /** Which drawings may be chosen; absent: all of them. */
  readonly imageTypes?: readonly SignPictureType[]
  /** The tab that is opened first; absent: the one that was used last. */
  readonly source?: SourceId
  /** What an upload measures at least, in pixels. */
  readonly minSize?: Size
}

/** A picture that was chosen, with what the screen says of it until it is taken. */
export type ChosenPicture = { readonly reference: ImageReference; readonly name: string }
