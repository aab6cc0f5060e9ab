import { SKIN_TONES } from '@gebaerdenraum/domain/media/colourings'
import { type LookDefaults, PLAIN_LOOK_DEFAULTS, SPELLING_STYLES } from '@gebaerdenraum/domain/media/spelling-look'

/** The value of a setting by its name in the page; undefined where the page has none. */
type ReadSetting = (name: string) => string | undefined

/** What browsers do. */
export const readFromPage: ReadSetting = (name) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

let readSetting = readFromPage

/** Where settings are read from instead of the page: the server renders pages without one. */
export const readSettingsFrom = (read: ReadSetting): void => {
  readSetting = read
}

export const productName = (): string => findSetting('product-name') ?? 'Gebärdenraum'

/** Address of the product, without a slash at its end. */
export const appUrl = (): string => findSetting('app-url') ?? window.location.origin

export const isDemo = (): boolean => findSetting('demo') === 'true'

/** How the operator has fingerspelled words shown. */
export const lookDefaults = (): LookDefaults => ({
  style: SPELLING_STYLES.find((style) => style === findSetting('fingerspelling')) ?? PLAIN_LOOK_DEFAULTS.style,
  skinTone: SKIN_TONES.find((tone) => tone === findSetting('skin-tone')) ?? PLAIN_LOOK_DEFAULTS.skinTone,
})

/** Where faults are reported to; absent: nowhere. */
export const sentryDsn = (): string | undefined => findSetting('sentry-dsn')

/** The server fills the placeholder of pages that it renders with every answer, so here it counts. */
export const styleNonce = (): string => readSetting('csp-nonce') ?? ''

/** A placeholder that the server did not fill in counts as absent. */
const findSetting = (name: string): string | undefined => {
  const content = readSetting(name)
  return content && !content.startsWith('__') ? content : undefined
}
