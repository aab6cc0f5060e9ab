import { Button } from '@mantine/core'
import { confirm } from '../../../ui/dialogs/confirm.tsx'

type Props<Invitation> = {
  readonly invitation: Invitation
  /** The id of the invitation that is being changed: one at a time. */
  readonly busy: string | null
  readonly onResend: (invitation: Invitation) => unknown
  /** Called once the person has confirmed it. */
  readonly onCancel: (invitation: Invitation) => unknown
}

type Invited = { readonly _id: string; readonly email: string }

/** Sends an invitation once more, or cancels it after a question. */
export const InvitationButtons = <Invitation extends Invited>(props: Props<Invitation>) => {
  const { invitation, busy, onResend, onCancel } = props
  const { _id, email } = invitation
  const cancel = async () => {
    const isSure = await confirm({
      title: `Einladung an ${email} stornieren?`,
      body: 'Der Link in der E-Mail wird ungültig, und der Platz wird frei.',
      confirmLabel: 'Stornieren',
      cancelLabel: 'Nicht stornieren',
      tone: 'danger',
    })
    if (isSure) onCancel(invitation)
  }
  return (
    <>
      <Button
        variant="subtle"
        disabled={busy !== null}
        aria-label={`Einladung an ${email} erneut senden`}
        onClick={() => onResend(invitation)}
      >
        Erneut senden
      </Button>
      <Button
        variant="subtle"
        color="red"
        loading={busy === _id}
        disabled={busy !== null}
        aria-label={`Einladung an ${email} stornieren`}
        onClick={() => void cancel()}
      >
        Stornieren
      </Button>
    </>
  )
}
