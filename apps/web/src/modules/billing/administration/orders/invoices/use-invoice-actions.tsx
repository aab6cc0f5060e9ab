import type { InvoiceSummary } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import { REMINDER_TITLES } from '@gebaerdenraum/domain/billing/invoices/reminders'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../../api/client.ts'
import { confirm } from '../../../../../ui/dialogs/confirm.tsx'
import { openDialog } from '../../../../../ui/dialogs/dialog-host.tsx'
import { useAction } from '../../../../../ui/forms/use-action.ts'
import { germanMoney } from '../../../../../ui/german-money.ts'
import { showToast } from '../../../../../ui/toast.tsx'
import { endLicence } from '../components/end-licence.tsx'
import { TextDialog } from '../components/text-dialog.tsx'
import { INVOICES_KEY, REFUNDS_KEY } from '../queries.ts'
import { sentText } from './invoice-texts.ts'
import { PaidDialog } from './paid-dialog.tsx'

/** What can be done with invoices; the list is loaded again after each. */
export const useInvoiceActions = () => {
  const client = useQueryClient()
  const changed = () => client.invalidateQueries({ queryKey: INVOICES_KEY })
  const reminding = useAction({
    run: async (reminders: Reminders) => {
      const { sent, refused } = await api['invoice-reminders'].create({ reminders })
      const tone = refused.length === 0 ? 'success' : 'warning'
      showToast({ tone, text: sentText(sent.length, refused) })
      await changed()
    },
    failsInPlace: true,
  })

  const pay = async (invoice: InvoiceSummary) => {
    if (!(await openDialog(PaidDialog, invoice))) return
    showToast({ tone: 'success', text: `Rechnung ${invoice.number} ist bezahlt` })
    await changed()
  }

  const voidInvoice = async ({ id, number, total, status, ledger }: InvoiceSummary) => {
    const isDone = await openDialog(TextDialog, {
      title: `Rechnung ${number} zurücknehmen`,
      body: (
        <p>
          {germanMoney(total)} an {ledger?.customer}. Eine Rechnungskorrektur hebt sie auf und geht mit dem Grund per
          E-Mail hinaus. {status === 'paid' && 'Das bezahlte Geld steht danach unter „Erstattungen von Hand“. '}
          Die Lizenz läuft weiter.
        </p>
      ),
      label: 'Grund',
      maxLength: 300,
      isPrinted: true,
      confirmLabel: 'Zurücknehmen',
      tone: 'danger',
      failureTitle: 'Die Rechnung konnte nicht zurückgenommen werden',
      send: (takenBack) => api.invoices.patch(id, { takenBack }),
    })
    if (!isDone) return
    showToast({ tone: 'success', text: `Rechnung ${number} ist zurückgenommen` })
    await Promise.all([changed(), client.invalidateQueries({ queryKey: REFUNDS_KEY })])
  }

  /** Ends the licence of an invoice: after a withdrawal, or because it is not paid. */
  const end = async ({ ledger }: InvoiceSummary) => {
    if (!ledger?.licence) return
    const { customer: name, email, licence } = ledger
    if (!(await endLicence({ ...licence, name, email }, END_TEMPLATES))) return
    await Promise.all([changed(), client.invalidateQueries({ queryKey: REFUNDS_KEY })])
  }

  /** Sends each reminder at the level that is shown: two clicks at the same time send none twice. */
  const remind = async (invoices: readonly InvoiceSummary[]): Promise<boolean> => {
    const reminders = invoices.flatMap(({ id, ledger }) =>
      ledger && ledger.next !== null ? [{ invoice: id, level: ledger.next }] : [],
    )
    const [one] = invoices
    if (!one || reminders.length === 0) return false
    const isOne = reminders.length === 1
    const isSure = await confirm({
      title: isOne ? `Rechnung ${one.number} anmahnen?` : `${reminders.length} Erinnerungen senden?`,
      body: isOne
        ? `${reminderTitle(one)} über ${germanMoney(one.total)} an ${one.ledger?.email}, mit der Rechnung im Anhang.`
        : `${levelsText(invoices)}. Jede geht per E-Mail hinaus, mit der Rechnung im Anhang.`,
      confirmLabel: 'Senden',
    })
    return isSure && reminding.run(reminders)
  }
  return { pay, voidInvoice, end, remind, isBusy: reminding.isBusy, failure: reminding.failure }
}

type Reminders = Parameters<(typeof api)['invoice-reminders']['create']>[0]['reminders']

const END_TEMPLATES = [
  { label: 'Widerruf', text: 'Der Vertrag wurde widerrufen.' },
  { label: 'Nicht bezahlt', text: 'Die Rechnung wurde trotz Mahnung nicht bezahlt.' },
] as const

const reminderTitle = ({ ledger }: InvoiceSummary): string =>
  ledger && ledger.next !== null ? REMINDER_TITLES[ledger.next] : ''

/** „Zahlungserinnerung: 3, 1. Mahnung: 1“. */
const levelsText = (invoices: readonly InvoiceSummary[]): string => {
  const counts = new Map<string, number>()
  for (const title of invoices.map(reminderTitle)) counts.set(title, (counts.get(title) ?? 0) + 1)
  return [...counts].map(([title, count]) => `${title}: ${count}`).join(', ')
}
