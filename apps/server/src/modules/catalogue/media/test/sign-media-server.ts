import { SIGN_MEDIA_TYPES, type SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import type { AddressHolder } from '../../../../platform/http/file-address.ts'
import {
  contentOf,
  type Make,
  type MediaServer,
  type MediaStore,
  openMediaServer,
} from '../../../media/test/media-server.ts'
import { openSignMedia } from '../open-sign-media.ts'
import { signMediaRoutes } from '../sign-media.routes.ts'
import type { SignMedia } from '../sign-media.ts'

export type SignMediaServer = MediaServer & {
  readonly signMedia: SignMedia
  addressOf(
    sign: SignName,
    type: SignMediaType,
    variant: string,
    access?: 'full' | 'preview',
    holder?: AddressHolder,
  ): string
}
type SignName = { readonly id: string; readonly revision: number }

/** The routes of media and of sign media, as the whole server mounts them. */
export const openSignMediaServer = async (store: MediaStore, make: Make = contentOf): Promise<SignMediaServer> => {
  const server = await openMediaServer(store, make)
  const { app, media } = server
  const signMedia = openSignMedia({ db: store.database.db, log: app.log, media, factsMaxAgeMs: 0 })
  await app.register(signMediaRoutes, { media, signMedia })
  return {
    ...server,
    signMedia,
    addressOf(sign, type, variant, access = 'full', holder) {
      const images = media.addresses.addressesOf({ ...sign, types: SIGN_MEDIA_TYPES }, access, 'all', holder)
      return (images[type] as Record<string, string>)[variant] ?? ''
    },
    async close() {
      await Promise.all([signMedia.stop(), server.close()])
    },
  }
}
