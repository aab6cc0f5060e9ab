import { vi } from 'vitest'

/** Methods and properties of browsers that are replaced for one test, and what puts them back. */
const putBack: (() => void)[] = []

/** Call it after each test that replaced something. */
export const restoreFullScreen = (): void => {
  for (const restore of putBack.splice(0)) restore()
  vi.restoreAllMocks()
}

/** A browser that shows no elements on the whole screen: embedded pages, iPhones. */
export const removeFullScreenOfElements = (): void =>
  replace(Document.prototype, 'fullscreenEnabled', { configurable: true, value: false })

/** A browser whose films have no full screen of their own either. */
export const removeFullScreenOfFilms = (): void => {
  for (const name of Object.getOwnPropertyNames(HTMLVideoElement.prototype)) {
    if (/^webkit.*fullscreen/i.test(name)) replace(HTMLVideoElement.prototype, name, null)
  }
}

type Iphone = { readonly enter?: (film: HTMLVideoElement) => void; readonly isSupported?: () => boolean }

/** An iPhone has it for films alone; `enter` is what happens on a request, `isSupported` what a film says of itself. */
export const playOnIphone = ({ enter = enterFullScreen, isSupported = () => true }: Iphone = {}): void => {
  removeFullScreenOfElements()
  const methods = {
    webkitSupportsFullscreen: { configurable: true, get: isSupported },
    webkitEnterFullscreen: {
      configurable: true,
      value(this: HTMLVideoElement) {
        enter(this)
      },
    },
    webkitExitFullscreen: {
      configurable: true,
      value(this: HTMLVideoElement) {
        this.dispatchEvent(new Event('webkitendfullscreen'))
      },
    },
  }
  for (const [name, descriptor] of Object.entries(methods)) replace(HTMLVideoElement.prototype, name, descriptor)
}

const enterFullScreen = (film: HTMLVideoElement): void => void film.dispatchEvent(new Event('webkitbeginfullscreen'))

const replace = (target: object, name: string, descriptor: PropertyDescriptor | null): void => {
  const before = Object.getOwnPropertyDescriptor(target, name)
  putBack.push(() => {
    Reflect.deleteProperty(target, name)
    if (before) Object.defineProperty(target, name, before)
  })
  Reflect.deleteProperty(target, name)
  if (descriptor) Object.defineProperty(target, name, descriptor)
}
