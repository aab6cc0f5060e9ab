import type { Frame } from '../svg/drawing.ts'
import { type FittedText, fitText, type TextBox } from './fit-text.ts'
import { setText } from './set-text.ts'
import { TYPE_FACES } from './type-face.ts'

export type BlockStyle = Omit<TextBox, 'width' | 'height'> & {
  readonly fill: string
  readonly anchor: 'start' | 'middle'
}

/** Text fitted into a frame and centred in its height by what the eye sees: from cap height to base line. */
export const textBlock = (written: string, frame: Frame, style: BlockStyle): string => {
  const block = fitText(written, { ...style, width: frame.width, height: frame.height })
  const x = style.anchor === 'middle' ? frame.x + frame.width / 2 : frame.x
  const first = firstBaseLine(block, frame, style)
  return block.lines
    .map((line, index) => setText(line, { ...style, x, y: first + index * block.lineHeight, size: block.size }))
    .join('')
}

const firstBaseLine = (block: FittedText, frame: Frame, { weight }: BlockStyle): number => {
  const face = TYPE_FACES[weight]
  const capHeight = (face.capHeight / face.unitsPerEm) * block.size
  const height = capHeight + (block.lines.length - 1) * block.lineHeight
  return frame.y + (frame.height - height) / 2 + capHeight
}
