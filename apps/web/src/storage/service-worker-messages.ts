/** Messages of a page to the service worker (`apps/web/service-worker`). */

/** Media are stored from now on. */
export const MEDIA_STORED = 'media-stored'

/** A new version may take over, if no other page is open. */
export const ACTIVATE_IF_ALONE = 'activate-if-alone'
