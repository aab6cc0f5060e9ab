/** Media as answers over HTTP, for the routes of other modules. */
export { disconnectSignal } from './disconnect-signal.ts'
export { addLinkPreviewRoute } from './link-preview-route.ts'
export { addressRefused, mediumNotFound, toMediaError, wrongField } from './media-errors.ts'
export { CURRENT_DRAWING_AGE_SECONDS, sendMedium } from './send-medium.ts'
