import type { CheckboxBox } from '@gebaerdenraum/domain/documents/layout/box'
import type { Area } from '@gebaerdenraum/domain/kernel/page-geometry'
import { useDocumentEditing } from '../editing-context.ts'
import { boxStyle } from './box-style.ts'
import classes from './checkbox-place.module.css'
import placed from './placed.module.css'

type Props = { readonly box: CheckboxBox; readonly within: Area; readonly elementName: string }

/** A tick: the box that is drawn and the word beside it are one target. */
export const CheckboxPlace = ({ box, within, elementName }: Props) => {
  const { apply, canWrite } = useDocumentEditing()
  const { elementId, checkbox, isChecked, label } = box
  return (
    <input
      type="checkbox"
      className={`${placed.placed} ${classes.checkbox}`}
      style={boxStyle({ ...box.area, width: WIDTH }, within)}
      aria-label={`${label}, ${elementName}`}
      checked={isChecked}
      disabled={!canWrite}
      onChange={() => apply({ type: 'set-checkbox', elementId, checkbox, isChecked: !isChecked })}
    />
  )
}

/** The box with its word, in pixels of the page. */
const WIDTH = 76
