import { styleNonce } from '../api/page-settings.ts'

/**
 * What keeps the page below an open dialog from scrolling writes a style of its own, and asks for the nonce under this
 * name. Without it the content security policy refuses the style, and the page scrolls away below the dialog.
 */
export const publishStyleNonce = (): void => void Object.assign(globalThis, { __webpack_nonce__: styleNonce() })
