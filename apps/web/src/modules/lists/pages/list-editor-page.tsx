import { useParam, useWords } from '../../../ui/address-parts.ts'
import { ListEditor } from '../editor/list-editor.tsx'
import { TemplateView } from '../shared/template-view.tsx'

/** One list, a new one, or with `?template=` one that the operator has put together. */
export const Page = () => {
  const id = useParam('id')
  const { template } = useWords()
  if (id === undefined && template) return <TemplateView key={template} id={template} />
  return <ListEditor id={id} />
}
