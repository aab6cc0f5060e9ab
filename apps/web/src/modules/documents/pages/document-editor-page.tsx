import { DOCUMENT_TYPES } from '@gebaerdenraum/domain/files/file-types'
import { useParam, useWords } from '../../../ui/address-parts.ts'
import { DocumentEditor } from '../editor/document-editor.tsx'

/** One document, or with `?type=` a new one, which begins to exist with its first edit. */
export const Page = () => {
  const id = useParam('id')
  const { type } = useWords()
  return <DocumentEditor id={id} type={DOCUMENT_TYPES.find((known) => known === type) ?? 'grid'} />
}
