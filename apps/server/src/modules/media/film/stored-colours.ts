/**
 * How a film stores colours: by which standard red, green and blue are mixed, whether black is 0 or 16, and how brightness
 * becomes numbers. HLG and PQ are those of films with a high dynamic range, such as newer phones record.
 */
export type StoredColours = {
  readonly matrix: 'bt601' | 'bt709' | 'bt2020'
  readonly range: 'limited' | 'full'
  readonly transfer: 'sdr' | 'hlg' | 'pq'
}

/** What the codec or container says; what they leave out is what players assume: BT.601 for small pictures, limited range. */
export const storedColours = ({ matrix, transfer, fullRange }: SaidColours, height: number): StoredColours => ({
  matrix: MATRICES[matrix ?? ''] ?? (height <= SD_HEIGHT ? 'bt601' : 'bt709'),
  range: fullRange ? 'full' : 'limited',
  transfer: transfer === 'hlg' || transfer === 'pq' ? transfer : 'sdr',
})

export type SaidColours = {
  readonly matrix?: string | null | undefined
  readonly transfer?: string | null | undefined
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
