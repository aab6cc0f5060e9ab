import { type Caller, isViewed } from '@gebaerdenraum/domain/accounts/access/caller'
import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import type { Colouring } from '@gebaerdenraum/domain/media/colourings'
import type { ExpectedMedium } from '../catalogue/index.ts'
import type { Services } from './services.ts'

/** What the caller says that they are about to do with the list. */
type Played = { readonly purpose?: 'play' | 'quiz' | undefined; readonly tone?: Colouring | undefined }
type Where = {
  readonly caller: Caller
  readonly address: string
  readonly services: Pick<Services, 'media' | 'signMedia'>
}

/**
 * Has the films and still pictures of an opened list made in the background, beginning with its first signs: whoever opens
 * a list is about to play it. Only what the answer gave the caller addresses of.
 */
export const prepareToPlay = (
  { caller, address, services }: Where,
  { signs }: Pick<List, 'signs'>,
  { purpose, tone }: Played,
): void => {
  if (purpose === undefined) return
  // Looking at the app as somebody else is no reason to make anything.
  if (isViewed(caller)) return
  const { media, signMedia } = services
  const lookOptions = { ...(tone && { colouring: tone }), isWithoutText: purpose === 'quiz' }
  const key = caller.kind === 'user' ? `account ${media.addresses.queueKeyFor(caller)}` : `network ${address}`
  const expected = signs.flatMap(({ _id: signId, images }) =>
    PLAYED.flatMap((variant): ExpectedMedium[] =>
      images.signVideo?.[variant] === undefined ? [] : [{ signId, type: 'signVideo', variant, lookOptions }],
    ),
  )
  signMedia.preparations.start(key, expected)
}

/** What the player shows first: the film, of the preview its watermarked form. */
const PLAYED = ['poster', 'default', 'watermarked-poster', 'watermarked'] as const
