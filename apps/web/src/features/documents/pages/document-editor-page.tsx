import { DOCUMENT_TYPES } from '@gebaerdenraum/domain/files/file-types'
import { useParams, useSearch } from '@tanstack/react-router'
import { DocumentEditor } from '../editor/document-editor.tsx'

/** One document, or with `?type=` a new one, which begins to exist with its first edit. */
export const Page = () => {
  const { id } = useParams({ strict: false }) as { readonly id?: string }
  const { type }: Readonly<Record<string, string>> = useSearch({ strict: false })
  return <DocumentEditor id={id} type={DOCUMENT_TYPES.find((known) => known === type) ?? 'grid'} />
}
