import { ELEMENT_TEXT_RULES, PROPERTY_RULES } from '@gebaerdenraum/domain/documents/document-texts'
import type { TextBox } from '@gebaerdenraum/domain/documents/layout/box'
import type { Area } from '@gebaerdenraum/domain/kernel/page-geometry'
import { unprintableText } from '@gebaerdenraum/domain/kernel/unprintable'
import { textMark } from '@gebaerdenraum/drawing/documents/text-marks'
import { Tooltip } from '@mantine/core'
import { IconTextWrapDisabled } from '@tabler/icons-react'
import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react'
import { usePrintHint } from '../../../../ui/forms/use-print-hint.ts'
import { useDocumentEditing } from '../editing-context.ts'
import { boxStyle } from './box-style.ts'
import placed from './placed.module.css'
import classes from './text-place.module.css'

type Props = {
  readonly box: TextBox
  readonly within: Area
  /** What is written here, for screen readers: 'Titel', 'Beschreibung von „Hund“'. */
  readonly label: string
}

/**
 * A field that lies exactly over its text. Its own letters show while somebody types in it; else one sees the lines as
 * they are printed, with divided words.
 */
export const TextPlace = ({ box, within, label }: Props) => {
  const { apply, editor } = useDocumentEditing()
  const hintId = useId()
  const [isFocused, setFocused] = useState(false)
  const { edits, text, area } = box
  const printHint = usePrintHint(isFocused ? text : '')
  const hints = [unprintableText(text), box.isTooLong ? TOO_LONG : null].filter((hint) => hint !== null).join(' ')
  if (!edits) return null
  const rule = 'property' in edits ? PROPERTY_RULES[edits.property] : ELEMENT_TEXT_RULES[edits.field]
  const key = 'property' in edits ? edits.property : `${edits.elementId} ${edits.field}`
  const write = (typed: string): void => {
    const command =
      'property' in edits
        ? ({ type: 'set-property', property: edits.property, text: typed } as const)
        : ({ type: 'set-text', elementId: edits.elementId, field: edits.field, text: typed } as const)
    apply(command, { history: 'merge', key })
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || rule.hasLines || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.blur()
    event.currentTarget.focus()
  }
  return (
    <div className={`${placed.placed} ${classes.place}`} style={boxStyle(area, within)}>
      <textarea
        className={classes.field}
        data-role={box.role}
        data-align={box.align}
        data-weight={box.weight}
        style={typeStyle(box)}
        aria-label={label}
        aria-describedby={hints === '' ? undefined : hintId}
        placeholder={box.placeholder ?? undefined}
        maxLength={rule.max}
        rows={1}
        spellCheck
        lang="de"
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={press}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false)
          editor.settle()
        }}
      />
      {hints !== '' && (
        // Shown while it is typed: the character is still known then.
        <Tooltip label={hints} multiline maw="20rem" {...(printHint !== null && { opened: true })}>
          <span id={hintId} className={classes.hint} role="note" aria-label={hints}>
            <IconTextWrapDisabled size={16} aria-hidden />
          </span>
        </Tooltip>
      )}
    </div>
  )
}

const TOO_LONG = 'Der Text ist zu lang für diesen Platz und wird gekürzt gedruckt.'

const typeStyle = (box: TextBox): CSSProperties =>
  ({ '--size': box.fontSize, '--line': box.lineHeight, '--above': spaceAbove(box) }) as CSSProperties

/** Above the first line, where text stands in the middle of its box. */
const spaceAbove = (box: TextBox): number => {
  if (box.verticalAlign === 'top') return 0
  const { lines } = textMark(box, box.text, '')
  return Math.max(0, (box.area.height - Math.max(1, lines.length) * box.lineHeight) / 2)
}
