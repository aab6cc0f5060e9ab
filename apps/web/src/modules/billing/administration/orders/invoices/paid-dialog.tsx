import type { InvoiceSummary } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import { germanDayOf } from '@gebaerdenraum/domain/kernel/german-days'
import { TextInput } from '@mantine/core'
import { api } from '../../../../../api/client.ts'
import type { DialogProps } from '../../../../../ui/dialogs/dialog-host.tsx'
import { DialogForm } from '../../../../../ui/forms/dialog-form.tsx'
import { useSubmitForm } from '../../../../../ui/forms/use-submit-form.ts'
import { germanMoney } from '../../../../../ui/german-money.ts'

/** Notes that the money of an invoice has arrived, and on which day. */
export const PaidDialog = ({ request: invoice, onClose }: DialogProps<InvoiceSummary, true>) => {
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { receivedOn: today() },
    faultsOf: ({ receivedOn }) => ({ receivedOn: receivedOn === '' ? 'Bitte gib ein Datum an' : null }),
    send: async ({ receivedOn }) => {
      await api.invoices.patch(invoice.id, { paid: true, receivedOn })
      onClose(true)
    },
  })
  const received = field('receivedOn')
  return (
    <DialogForm
      title={`Rechnung ${invoice.number} ist bezahlt`}
      formProps={formProps}
      failure={failure}
      isBusy={isBusy}
      failureTitle="Die Zahlung konnte nicht notiert werden"
      submitLabel="Als bezahlt markieren"
      onCancel={() => onClose(null)}
    >
      <p>
        {germanMoney(invoice.total)} von {invoice.ledger?.customer}
      </p>
      <TextInput
        key={received.key}
        label="Tag des Eingangs"
        type="date"
        max={today()}
        required
        withAsterisk={false}
        data-autofocus
        {...received.props}
      />
    </DialogForm>
  )
}

/** In Germany, as fields for days take it. */
const today = (): string => germanDayOf(new Date())
