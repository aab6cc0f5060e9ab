import { useParams } from '@tanstack/react-router'
import { EditSignPage } from './edit-sign-page.tsx'
import { NewSignPage } from './new-sign-page.tsx'

/** One sign, or a new one. */
export const Page = () => {
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string }
  return id === 'neu' ? <NewSignPage /> : <EditSignPage key={id} id={id} />
}
