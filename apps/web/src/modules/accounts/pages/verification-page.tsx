import { ApiError } from '../../../api/api-error.ts'
import { useParam } from '../../../ui/address-parts.ts'
import { Entrance } from '../components/entrance.tsx'
import { ConfirmEmail } from '../verification/confirm-email.tsx'
import { LinkErrorBox } from '../verification/link-error-box.tsx'
import { actionOf } from '../verification/mailed-link.ts'
import { SetPassword } from '../verification/set-password.tsx'

/** Where the links in mails lead (specification 1, section 2, Verification). */
export const Page = () => {
  const verificationId = useParam('verificationId') ?? ''
  const word = useParam('action') ?? ''
  const token = useParam('token') ?? ''
  const action = actionOf(word)
  const link = { verificationId, token }
  const key = `${verificationId} ${token}`
  if (action === 'signupEmail') return <ConfirmEmail key={key} link={link} />
  if (action) return <SetPassword key={key} link={link} action={action} />
  return (
    <Entrance heading="Bestätigung">
      <LinkErrorBox action={null} error={new ApiError({ name: 'BadRequest', code: 400 })} />
    </Entrance>
  )
}
