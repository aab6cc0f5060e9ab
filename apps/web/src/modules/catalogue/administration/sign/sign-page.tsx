import { useParam } from '../../../../ui/address-parts.ts'
import { EditSignPage } from './edit-sign-page.tsx'
import { NewSignPage } from './new-sign-page.tsx'

/** One sign, or a new one. */
export const Page = () => {
  const id = useParam('id') ?? ''
  return id === 'neu' ? <NewSignPage /> : <EditSignPage key={id} id={id} />
}
