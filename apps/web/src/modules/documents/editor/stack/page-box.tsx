import type { Box, ImageBox, TextBox } from '@gebaerdenraum/domain/documents/layout/box'
import type { Area } from '@gebaerdenraum/domain/kernel/page-geometry'
import { VisuallyHidden } from '@mantine/core'
import { useDocumentEditing } from '../editing-context.ts'
import { useLogoChoice } from '../use-picture-choice.ts'
import { PicturePlace } from './picture-place.tsx'
import { TextPlace } from './text-place.tsx'

type Props<B> = { readonly box: B; readonly page: Area; readonly number: number }

/** What is edited of a page beside its elements. It belongs to the document: it is the same on every page. */
export const PageBox = ({ box, page, number }: Props<Box>) => {
  if (box.kind === 'text') return <PageText box={box} page={page} number={number} />
  if (box.kind === 'image' && box.role === 'logo') return <Logo box={box} page={page} number={number} />
  return null
}

const PageText = ({ box, page, number }: Props<TextBox>) => {
  const { canWrite, canEditNote } = useDocumentEditing()
  const { edits } = box
  if (!edits || !('property' in edits)) return null
  const mayEdit = edits.property === 'footerText' ? canEditNote : canWrite
  if (!mayEdit) {
    // Beside fields what is drawn is hidden from screen readers; where nothing is edited at all it speaks for itself.
    const isRead = canWrite && box.text.trim() !== ''
    return isRead ? <VisuallyHidden>{`${LABELS[edits.property]}: ${box.text}`}</VisuallyHidden> : null
  }
  return <TextPlace box={box} within={page} label={`${LABELS[edits.property]}, Seite ${number}`} />
}

const LABELS = {
  title: 'Titel',
  footerText: 'Vermerk für Referenten',
  firstColumnTitle: 'Überschrift der ersten Spalte',
  secondColumnTitle: 'Überschrift der zweiten Spalte',
} as const

const Logo = ({ box, page, number }: Props<ImageBox>) => {
  const { apply, canEditLogo } = useDocumentEditing()
  const choose = useLogoChoice()
  const change = async (): Promise<void> => {
    const logo = await choose()
    if (logo?.service === 'images') apply({ type: 'set-logo', logo })
  }
  return (
    <PicturePlace
      box={box}
      within={page}
      label={`Logo, Seite ${number}`}
      mayEdit={canEditLogo}
      onChoose={() => void change()}
      onRemove={() => apply({ type: 'set-logo', logo: null })}
    />
  )
}
