/** The hands of an alphabet in one style, cut to what is drawn of each: hand and arrow. Lengths are units of the cells. */
export type SpellingHands = {
  readonly letterInk: string
  readonly spacing: SpellingSpacing
  /** `middle` is where the letter is written below it. */
  measure(letter: string): { readonly width: number; readonly height: number; readonly middle: number }
  /** Where the hand stands in a higher row: 0 at its top, 1 at its foot. */
  findDrop(letter: string): number
  /** `x` `y` is the corner of what `measure` says, `scale` pixels a unit. */
  draw(letter: string, place: HandPlace): string
}
export type SpellingSpacing = {
  readonly gap: number
  readonly rowGap: number
  /** Pixels a unit. */
  readonly largestScale: number
  /** See `Room`. */
  readonly syllableGain?: number
  readonly letterSize: number
  /** The letter with its distance from the hand. */
  readonly letterRoom: number
}
export type HandPlace = { readonly x: number; readonly y: number; readonly scale: number }
