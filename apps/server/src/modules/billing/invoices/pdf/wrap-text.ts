import { type TextLook, widthOf } from './invoice-file.ts'

/** Lines that fit into so many millimetres; none ends at a no-break space. Words longer than a line are divided where it ends. */
export const wrapText = (text: string, width: number, look: TextLook): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(/[ \t\r\n]+/).flatMap((one) => pieces(one, width, look))) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(joined, look) <= width) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}

const pieces = (word: string, width: number, look: TextLook): readonly string[] => {
  const found: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && widthOf(piece + character, look) > width) {
      found.push(piece)
      piece = ''
    }
    piece += character
  }
  return piece === '' ? found : [...found, piece]
}
