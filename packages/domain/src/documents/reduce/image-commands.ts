import { isSameObject } from '../../images/image-reference.ts'
import { withImages } from '../content-images.ts'
import { done } from '../refusals.ts'
import type { Handlers } from './handler.ts'

export const imageCommands: Handlers<'forget-object'> = {
  'forget-object': (content, { object }) =>
    done(withImages(content, (image) => (isSameObject(image, object) ? null : image))),
}
