import { isSameObject } from '../../images/image-reference.ts'
import { done } from '../refusals.ts'
import { withPictures } from '../scene-pictures.ts'
import type { Handlers } from './handler.ts'

export const pictureCommands: Handlers<'forget-picture'> = {
  'forget-picture': (scene, { picture }) =>
    done(withPictures(scene, (shown) => (isSameObject(shown, picture) ? null : shown))),
}
