import { germanDayOf } from '@gebaerdenraum/domain/invoices/german-days'
import type { InvoiceSummary } from '@gebaerdenraum/domain/invoices/invoices.contract'
import { Button, TextInput } from '@mantine/core'
import { api } from '../../../../api/client.ts'
import type { DialogProps } from '../../../../ui/dialog-host.tsx'
import formClasses from '../../../../ui/forms/form.module.css'
import { FormFailure } from '../../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../../ui/forms/use-submit-form.ts'
import { germanMoney } from '../../../../ui/german-money.ts'
import sections from '../../../../ui/page-sections.module.css'
import { TitledModal } from '../../../../ui/titled-modal.tsx'

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
    <TitledModal title={`Rechnung ${invoice.number} ist bezahlt`} onClose={() => onClose(null)}>
      <form className={formClasses.form} {...formProps}>
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
        <FormFailure title="Die Zahlung konnte nicht notiert werden" error={failure} />
        <div className={sections.actions}>
          <Button type="submit" color="coral" loading={isBusy}>
            Als bezahlt markieren
          </Button>
          <Button variant="default" onClick={() => onClose(null)}>
            Abbrechen
          </Button>
        </div>
      </form>
    </TitledModal>
  )
}

/** In Germany, as fields for days take it. */
const today = (): string => germanDayOf(new Date())
