/** How a film stores colours: by which standard red, green and blue are mixed, and whether black is 0 or 16. */
export type StoredColours = { readonly matrix: 'bt601' | 'bt709' | 'bt2020'; readonly range: 'limited' | 'full' }

/** What the codec or container says; what they leave out is what players assume: BT.601 for small pictures, limited range. */
export const storedColours = ({ matrix, fullRange }: SaidColours, height: number): StoredColours => ({
  matrix: MATRICES[matrix ?? ''] ?? (height <= SD_HEIGHT ? 'bt601' : 'bt709'),
  range: fullRange ? 'full' : 'limited',
})

export type SaidColours = {
  readonly matrix?: string | null | undefined
  readonly fullRange?: boolean | null | undefined
}

/** The largest standard definition: PAL. */
const SD_HEIGHT = 576

/** By the names of WebCodecs. */
const MATRICES: Readonly<Record<string, StoredColours['matrix']>> = {
  bt709: 'bt709',
  bt470bg: 'bt601',
  smpte170m: 'bt601',
  'bt2020-ncl': 'bt2020',
}
