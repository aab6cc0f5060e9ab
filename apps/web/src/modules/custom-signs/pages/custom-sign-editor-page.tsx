import { CUSTOM_SIGN_TYPES } from '@gebaerdenraum/domain/files/file-types'
import { Navigate } from '@tanstack/react-router'
import { useParam, useWords } from '../../../ui/address-parts.ts'
import { SignEditorPage } from '../editor/sign-editor-page.tsx'

/** In the place of an id: a sign that does not exist yet. Its address becomes its own with the first save. */
const NEW = 'neu'

/** One custom sign, or with `?type=` a new one. */
export const Page = () => {
  const address = useParam('id') ?? NEW
  const { type } = useWords()
  const id = address === NEW ? undefined : address
  const newType = CUSTOM_SIGN_TYPES.find((each) => each === type)
  if (id === undefined && !newType) return <Navigate to="/app/eigene-gebaerden" replace />
  return <SignEditorPage id={id} type={newType ?? 'signOnly'} />
}
