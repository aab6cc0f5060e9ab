import { PLAYER_KEYS } from '@gebaerdenraum/domain/catalogue/player-keys'

/** WebKit's full screen of films alone: all that an iPhone has. */
export type WebKitFilm = HTMLVideoElement & {
  /** Known with the metadata. */
  readonly webkitSupportsFullscreen?: boolean
  readonly webkitEnterFullscreen?: () => void
  readonly webkitExitFullscreen?: () => void
}

/** Whether any element can be shown on the whole screen. False inside of frames that may not, and on the server. */
export const supportsElements = (): boolean => typeof document !== 'undefined' && document.fullscreenEnabled === true

export const hasFilmFullScreen = (film: WebKitFilm): boolean =>
  film.webkitSupportsFullscreen === true && film.webkitEnterFullscreen !== undefined

/** The keys of the player that do something in this browser. */
export const listPlayerKeys = (): typeof PLAYER_KEYS => {
  const hasFullScreen = supportsElements() || 'webkitEnterFullscreen' in HTMLVideoElement.prototype
  return PLAYER_KEYS.filter(({ command }) => command !== 'toggle-full-screen' || hasFullScreen)
}
