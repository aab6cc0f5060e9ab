import { SKIN_TONES } from '@gebaerdenraum/domain/media/colourings'
import { type LookDefaults, PLAIN_LOOK_DEFAULTS, SPELLING_STYLES } from '@gebaerdenraum/domain/media/spelling-look'

/** What the server wrote into the page it delivered. A placeholder that nobody filled in counts as absent. */
export const productName = (): string => metaContent('product-name') ?? 'Gebärdenraum'

export const isDemo = (): boolean => metaContent('demo') === 'true'

/** How the operator has fingerspelled words shown. */
export const lookDefaults = (): LookDefaults => ({
  style: SPELLING_STYLES.find((style) => style === metaContent('fingerspelling')) ?? PLAIN_LOOK_DEFAULTS.style,
  skinTone: SKIN_TONES.find((tone) => tone === metaContent('skin-tone')) ?? PLAIN_LOOK_DEFAULTS.skinTone,
})

/** Where faults are reported to; absent: nowhere. */
export const sentryDsn = (): string | undefined => metaContent('sentry-dsn')

export const styleNonce = (): string => metaContent('csp-nonce') ?? ''

const metaContent = (name: string): string | undefined => {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
  return content && !content.startsWith('__') ? content : undefined
}
