import { Button } from '@mantine/core'
import { confirm } from '../../../ui/dialogs/confirm.tsx'

type Props = {
  readonly invitation: { readonly email: string }
  /** It is being changed. */
  readonly isBusy: boolean
  /** It or another one is being changed. */
  readonly isDisabled: boolean
  readonly onResend: () => void
  /** Called once the person has confirmed it. */
  readonly onCancel: () => void
}

/** Sends an invitation once more, or cancels it after a question. */
export const InvitationButtons = ({ invitation: { email }, isBusy, isDisabled, onResend, onCancel }: Props) => {
  const cancel = async () => {
    const isSure = await confirm({
      title: `Einladung an ${email} stornieren?`,
      body: 'Der Link in der E-Mail wird ungültig, und der Platz wird frei.',
      confirmLabel: 'Stornieren',
      cancelLabel: 'Nicht stornieren',
      tone: 'danger',
    })
    if (isSure) onCancel()
  }
  return (
    <>
      <Button
        variant="subtle"
        disabled={isDisabled}
        aria-label={`Einladung an ${email} erneut senden`}
        onClick={onResend}
      >
        Erneut senden
      </Button>
      <Button
        variant="subtle"
        color="red"
        loading={isBusy}
        disabled={isDisabled}
        aria-label={`Einladung an ${email} stornieren`}
        onClick={() => void cancel()}
      >
        Stornieren
      </Button>
    </>
  )
}
