import type { CustomSubscriptionRequest } from '@gebaerdenraum/domain/billing/custom-subscription-requests.contract'
import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import { OFFER_MAX } from '@gebaerdenraum/domain/billing/offers/offers.contract'
import { addDays, germanDayOf } from '@gebaerdenraum/domain/kernel/german-days'
import { Button, Textarea, TextInput } from '@mantine/core'
import { api } from '../../../../../api/client.ts'
import type { DialogProps } from '../../../../../ui/dialogs/dialog-host.tsx'
import { DialogForm } from '../../../../../ui/forms/dialog-form.tsx'
import { useSubmitForm } from '../../../../../ui/forms/use-submit-form.ts'
import { germanMoney } from '../../../../../ui/german-money.ts'
import { centsOf, moneyText } from '../../../../../ui/money-text.ts'
import sections from '../../../../../ui/page-sections.module.css'
import classes from '../components/orders.module.css'
import { wholeNumberFault } from './whole-number-fault.ts'

/** Default validity of an offer. */
const VALID_DAYS = 30

/** Makes an offer to a request. It begins with what was offered last, else with what was asked for. */
export const OfferDialog = ({ request, onClose }: DialogProps<CustomSubscriptionRequest, true>) => {
  const [last] = request.offers
  const { form, field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: {
      seats: String(last?.seats ?? request.seats),
      period: String(last?.period ?? request.period),
      net: netText(last?.net ?? request.proposedNet),
      validUntil: addDays(germanDayOf(new Date()), VALID_DAYS),
      text: last?.text ?? '',
    },
    faultsOf: ({ seats, period, net, validUntil }) => ({
      seats: wholeNumberFault(seats, OFFER_MAX.seats),
      period: wholeNumberFault(period, OFFER_MAX.period),
      net: (centsOf(net) ?? 0) > 0 ? null : 'Bitte gib einen Betrag an, zum Beispiel 9.400,00',
      validUntil: validUntil === '' ? 'Bitte gib ein Datum an' : null,
    }),
    send: async ({ seats, period, net, ...rest }) => {
      const terms = { seats: Number(seats), period: Number(period), net: centsOf(net) ?? 0 }
      await api.offers.create({ request: request._id, ...terms, ...rest })
      onClose(true)
    },
  })
  const [seats, period, net] = [field('seats'), field('period'), field('net')]
  const [validUntil, text] = [field('validUntil'), field('text')]
  const { proposedNet } = request
  return (
    <DialogForm
      title={`Angebot an ${request.organisation || request.name}`}
      size="lg"
      formProps={formProps}
      failure={failure}
      isBusy={isBusy}
      failureTitle="Das Angebot konnte nicht verschickt werden"
      submitLabel="Angebot senden"
      onCancel={() => onClose(null)}
    >
      {last?.state === 'open' && (
        <p>Das bisherige Angebot gilt dann nicht mehr. Wer den alten Link öffnet, sieht einen Hinweis.</p>
      )}
      <div className={classes.row}>
        <TextInput key={seats.key} label="Plätze" inputMode="numeric" data-autofocus {...seats.props} />
        <TextInput key={period.key} label="Laufzeit in Monaten" inputMode="numeric" {...period.props} />
      </div>
      <div className={classes.row}>
        <TextInput
          key={net.key}
          label="Preis in Euro, netto"
          description="für die ganze Laufzeit"
          inputMode="decimal"
          {...net.props}
        />
        <TextInput
          key={validUntil.key}
          label="Gültig bis"
          description="einschließlich"
          type="date"
          {...validUntil.props}
        />
      </div>
      {proposedNet !== null && (
        <div className={sections.actions}>
          <span className={sections.muted}>
            Nach Preisliste: {germanMoney(proposedNet)} für {request.seats} Plätze und {periodText(request.period)}.
          </span>
          <Button
            variant="default"
            onClick={() =>
              form.setValues({
                seats: String(request.seats),
                period: String(request.period),
                net: netText(proposedNet),
              })
            }
          >
            Übernehmen
          </Button>
        </div>
      )}
      <Textarea
        key={text.key}
        label="Nachricht (freiwillig)"
        description="Steht in der E-Mail und auf der Seite des Angebots."
        autosize
        minRows={3}
        maxRows={12}
        maxLength={OFFER_MAX.text}
        {...text.props}
      />
    </DialogForm>
  )
}

const netText = (cents: number | null): string => (cents === null ? '' : moneyText(cents))
