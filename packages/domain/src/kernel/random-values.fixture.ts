import fc from 'fast-check'

export const ids = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`)

/** Letters, control and combining characters, halves of pairs, and all the rest. */
const character = fc
  .oneof(
    fc.integer({ min: 0, max: 0xff }),
    fc.integer({ min: 0x300, max: 0x36f }),
    fc.integer({ min: 0xd800, max: 0xdfff }),
    fc.integer({ min: 0, max: 0x10_ff_ff }),
  )
  .map((code) => String.fromCodePoint(code))

export const anyText = fc.oneof(
  fc.string({ unit: character, maxLength: 12 }),
  fc.constant('Übermut tut gut. '.repeat(30)),
)
