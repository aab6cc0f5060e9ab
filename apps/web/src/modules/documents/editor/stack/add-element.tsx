import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useElementActions } from '../actions/use-element-actions.ts'
import { useContent, useDocumentEditing } from '../editing-context.ts'
import { boxStyle } from './box-style.ts'
import { nextPlace } from './next-place.ts'
import classes from './page-stack.module.css'
import placed from './placed.module.css'

type Props = { readonly pageId: string; readonly kind: 'inside' | 'between' }

/** Shown while the page has room for one more element: at its place, or above the page if the others move. */
export const AddElement = ({ pageId, kind }: Props) => {
  const { canWrite } = useDocumentEditing()
  const actions = useElementActions()
  const content = useContent((whole) => whole)
  const place = nextPlace(content, pageId)
  if (!canWrite || place?.kind !== kind) return null
  const add = () => actions.addElement(pageId)
  if (place.kind === 'between') {
    return (
      <Button
        variant="subtle"
        leftSection={<IconPlus size={20} aria-hidden />}
        className={classes.addButton ?? ''}
        data-add-element
        onClick={add}
      >
        Element hinzufügen
      </Button>
    )
  }
  return (
    <button
      type="button"
      className={`${placed.placed} ${classes.addHere}`}
      style={boxStyle(place.area)}
      data-add-element
      onClick={add}
    >
      <IconPlus aria-hidden />
      Element hinzufügen
    </button>
  )
}
