import type { TextObject } from '@gebaerdenraum/domain/custom-signs/scene'
import { FREE_TEXT_RULE } from '@gebaerdenraum/domain/custom-signs/scene-texts'
import { hasPrintable } from '@gebaerdenraum/domain/kernel/unprintable'
import { measureText, measureTextBox } from '@gebaerdenraum/drawing/custom-signs/draw-scene-text'
import { Switch } from '@mantine/core'
import { useState } from 'react'
import { PrintedTextarea } from '../../../../ui/forms/printed-inputs.tsx'
import { useSignEditing } from '../editing-context.ts'
import { hasTextHeight } from '../stage/resized-text-box.ts'
import { TEXT_FIELD } from './focus-text.ts'

/** The words of a text. Letters typed one after another are one step for undo. */
export const TextFields = ({ object }: { readonly object: TextObject }) => {
  const { apply, canWrite, store } = useSignEditing()
  // Nothing but blanks and what cannot be printed is no text: it stays in the field, and the canvas keeps what it shows.
  const [blank, setBlank] = useState<string | null>(null)
  const change = (text: string) => {
    setBlank(hasPrintable(text) ? null : text)
    if (!hasPrintable(text)) return
    const step = { history: 'merge', key: `text ${object.id}` } as const
    apply({ type: 'set-text', objectId: object.id, text, size: measureText(text) }, step)
    if (!hasTextHeight(object)) return
    // A box that is as high as its text grows with it; others set it smaller.
    const size = measureTextBox(text, object.size.width)
    apply({ type: 'set-text-room', objectId: object.id, room: 'textbox', size }, step)
  }
  const isBox = object.type === 'textbox'
  const wrap = (isWrapped: boolean) =>
    apply({
      type: 'set-text-room',
      objectId: object.id,
      room: isWrapped ? 'textbox' : 'text',
      size: isWrapped ? measureTextBox(object.text, BOX_WIDTH) : measureText(object.text),
    })
  return (
    <>
      <PrintedTextarea
        {...TEXT_FIELD}
        label="Text"
        autosize
        minRows={1}
        maxRows={6}
        maxLength={FREE_TEXT_RULE.max}
        readOnly={!canWrite}
        value={blank ?? object.text}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => {
          setBlank(null)
          store.editor.settle()
        }}
      />
      <Switch
        label="Zeilen umbrechen"
        checked={isBox}
        disabled={!canWrite}
        onChange={(event) => wrap(event.currentTarget.checked)}
      />
    </>
  )
}

/** Units: half of the canvas. Its sides are then set by the fields below. */
const BOX_WIDTH = 400
