import {
  COLOUR_SCHEMES,
  COLOURINGS,
  type Colouring,
  type ColourScheme,
  isColouring,
  type SkinTone,
} from './colourings.ts'

/** How a fingerspelled word is drawn: with realistic hands, or in SignWriting. The operator decides. */
export const SPELLING_STYLES = ['hands', 'signWriting'] as const
export type SpellingStyle = (typeof SPELLING_STYLES)[number]

/** All that the drawing or film of a fingerspelled word depends on besides the word. SignWriting has one colouring. */
export type SpellingLook =
  | {
      readonly style: 'hands'
      readonly colouring: Colouring
      readonly scheme: ColourScheme
      /** The letters below the hands and the word are left out, so that they can be asked for. */
      readonly isWithoutText: boolean
    }
  | { readonly style: 'signWriting'; readonly isWithoutText: boolean }

/** What a request asks for; what is missing follows the operator's defaults. */
export type LookOptions = {
  readonly colouring?: Colouring
  readonly scheme?: ColourScheme
  readonly isWithoutText?: boolean
}
/** The operator's choice. */
export type LookDefaults = { readonly style: SpellingStyle; readonly skinTone: SkinTone }
export const PLAIN_LOOK_DEFAULTS: LookDefaults = { style: 'hands', skinTone: 'medium' }

/** The look that answers options. Line art is black on white on every page, so it has no dark scheme. */
export const chooseLook = (
  { colouring, scheme = 'light', isWithoutText = false }: LookOptions,
  { style, skinTone }: LookDefaults,
): SpellingLook => {
  if (style === 'signWriting') return { style, isWithoutText }
  const chosen = colouring ?? skinTone
  return { style, colouring: chosen, scheme: chosen === 'lineArt' ? 'light' : scheme, isWithoutText }
}

/** What the product draws as it comes. */
export const PLAIN_LOOK: SpellingLook = chooseLook({}, PLAIN_LOOK_DEFAULTS)

/** Cards, films and prints are on light paper. */
export const onLightPaper = (look: SpellingLook): SpellingLook =>
  look.style === 'hands' ? { ...look, scheme: 'light' } : look

/** All looks that can be asked for: with the media types and variants they bound how many files a word has. */
export const listLooks = (defaults: LookDefaults): readonly SpellingLook[] => {
  const lookOptions = COLOURINGS.flatMap((colouring) =>
    COLOUR_SCHEMES.flatMap((scheme) => [false, true].map((isWithoutText) => ({ colouring, scheme, isWithoutText }))),
  )
  const looks = lookOptions.map((options) => chooseLook(options, defaults))
  return [...new Map(looks.map((look) => [JSON.stringify(look), look])).values()]
}

/** How options are written in the address of a medium: `tone=brown&scheme=dark&words=0`. Defaults are not written. */
export const writeLookOptions = ({ colouring, scheme, isWithoutText }: LookOptions): string =>
  [
    colouring === undefined ? '' : `tone=${colouring}`,
    scheme === 'dark' ? 'scheme=dark' : '',
    isWithoutText ? 'words=0' : '',
  ]
    .filter(Boolean)
    .join('&')

/** The fields of an address that say the look. They are not signed: they open nothing. */
export const LOOK_FIELDS = ['tone', 'scheme', 'words'] as const
export type LookField = (typeof LOOK_FIELDS)[number]

/** The options in the query of an address. Each field has only its known values, once; `invalid` names one that has not. */
export const readLookOptions = (
  query: Readonly<Record<string, unknown>>,
): { readonly options: LookOptions; readonly invalid: LookField | undefined } => {
  const { tone, scheme, words } = query
  const isValid: Readonly<Record<LookField, boolean>> = {
    tone: tone === undefined || isColouring(tone),
    scheme: scheme === undefined || scheme === 'dark',
    words: words === undefined || words === '0',
  }
  return {
    options: {
      ...(isColouring(tone) && { colouring: tone }),
      ...(scheme === 'dark' && { scheme }),
      ...(words === '0' && { isWithoutText: true }),
    },
    invalid: LOOK_FIELDS.find((field) => !isValid[field]),
  }
}
