const repeated = (piece: string) => (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
/** Numbers, so that nothing comes twice. */
const counted = (separator: string) => (length: number) => {
  let text = ''
  for (let n = 0; text.length < length; n += 1) text += n.toString(36) + separator
  return text.slice(0, length)
}

/** Texts of a given length that make backtracking expressions and nested loops slow. */
export const HOSTILE_TEXTS: readonly ((length: number) => string)[] = [
  ...[
    ...['a', '0', ' ', '\t', '\n', '\r\n', '-', '.', ',', ';', '"', "'", '@', '|', '/', ':', '>', '(', '[', '_', '?a='],
    ...['\u0301', '\u200D', '\u202E', '\uFEFF', '\u00A0', 'ß', 'ä', 'Ä', '\uD83D', '😀', '\u0000', '1. ', '- ', 'a)'],
    ...[
      'ge',
      'aB1',
      'a.',
      'a@',
      'a@b.',
      'a@b.c,',
      '1.2.',
      'ab:',
      ':a',
      'eyJ.',
      'token ',
      '"a",',
      '""',
      ' "',
      'der ',
      'a-',
    ],
    ...[' Kopie 1', 'user_', ',a', '>\na\n', '|-\n', 'www.', '://', '=', 'AaAa ', 'xn--'],
  ].map(repeated),
  ...[' ', '|', ',', '\n', ';', '@a.de,', '-'].map(counted),
  ...['a', ' ', '\u00A0', 'a.', '1', 'a@b.', ',a', '"', '- ', 'aB1'].map(
    (piece) => (length: number) => `${repeated(piece)(length)}!\u0001`,
  ),
]
