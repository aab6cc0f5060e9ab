import { api } from '../../../../../api/client.ts'
import { openDialog } from '../../../../../ui/dialogs/dialog-host.tsx'
import { quoteName } from '../../../../../ui/quote-name.ts'
import { showToast } from '../../../../../ui/toast.tsx'
import { TextDialog } from './text-dialog.tsx'

type Licence = {
  /** Of the subscription. */
  readonly _id: string
  readonly title: string
  /** Whose it is. */
  readonly name: string
  readonly email: string
}

/** Ends a running licence at once, with the money of its term or without. Resolves to whether it was ended. */
export const endLicence = async (
  { _id, title, name, email }: Licence,
  templates: readonly { readonly label: string; readonly text: string }[] = [],
): Promise<boolean> => {
  const isDone = await openDialog(TextDialog, {
    title: `Lizenz von ${name} sofort beenden`,
    body: (
      <p>
        {quoteName(title)} von {email} endet sofort, ihre Plätze fallen weg. Der Grund steht in der E-Mail und auf der
        Rechnungskorrektur.
      </p>
    ),
    label: 'Grund',
    maxLength: 300,
    isPrinted: true,
    templates,
    choice: 'Geld der laufenden Laufzeit zurückgeben',
    confirmLabel: 'Lizenz beenden',
    tone: 'danger',
    failureTitle: 'Die Lizenz konnte nicht beendet werden',
    send: (reason, refund) => api.subscriptions.patch(_id, { status: 'canceled', reason, refund }),
  })
  if (!isDone) return false
  showToast({ tone: 'success', text: `Lizenz von ${name} beendet` })
  return true
}
