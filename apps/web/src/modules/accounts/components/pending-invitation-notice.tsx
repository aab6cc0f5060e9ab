import { Alert } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { quoteName } from '../../../ui/quote-name.ts'
import { readPendingInvitation } from '../pending-invitation.ts'

/** Reminds of the invitation that brought someone here: it is accepted once he is signed in. */
export const PendingInvitationNotice = () => {
  const invitation = readPendingInvitation()
  if (!invitation) return null
  return (
    <Alert
      variant="light"
      icon={<IconUsersGroup aria-hidden />}
      title={`Einladung in das Team ${quoteName(invitation.teamName)}`}
    >
      <p style={{ whiteSpace: 'pre-line' }}>{invitation.teamDescription}</p>
      Melde dich an oder erstelle ein Konto mit der eingeladenen E-Mail-Adresse. Danach trittst du dem Team bei.
    </Alert>
  )
}
