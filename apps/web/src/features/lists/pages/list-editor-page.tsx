import { useParams, useSearch } from '@tanstack/react-router'
import { ListEditor } from '../editor/list-editor.tsx'
import { TemplateView } from '../shared/template-view.tsx'

/** One list, a new one, or with `?template=` one that the operator has put together. */
export const Page = () => {
  const { id } = useParams({ strict: false }) as { readonly id?: string }
  const { template }: Readonly<Record<string, string>> = useSearch({ strict: false })
  if (id === undefined && template) return <TemplateView key={template} id={template} />
  return <ListEditor id={id} />
}
