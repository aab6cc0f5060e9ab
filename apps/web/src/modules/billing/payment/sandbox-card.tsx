import { api } from '../../../api/client.ts'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import { cardFaults, readExpiry } from './card-faults.ts'
import { HolderField, MethodField, MethodForm } from './method-form.tsx'
import type { NewMethodProps } from './new-method.ts'
import classes from './payment.module.css'

/** A card in the demonstration: equal fields to the provider's, for test numbers only. */
export const SandboxCard = ({ holder, onMade }: NewMethodProps) => {
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { number: '', expiry: '', cvc: '', name: holder },
    faultsOf: (values) => cardFaults(values, new Date()),
    send: async ({ number, expiry, cvc, name }) => {
      const { month, year } = readExpiry(expiry)!
      const card = { number, exp_month: month, exp_year: year, cvc: cvc.trim() }
      onMade(await api.checkout.create({ object: 'payment_method', type: 'card', card, name }))
    },
  })
  return (
    <MethodForm type="card" formProps={formProps} failure={failure} isBusy={isBusy}>
      <HolderField field={field('name')} isCard />
      <MethodField
        field={field('number')}
        label="Kartennummer"
        description="Probebetrieb: 4242 4242 4242 4242 geht, 4000 0000 0000 0002 wird abgelehnt, bei 4000 0027 6000 3184 fragt die Bank nach."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        inputMode="numeric"
        autoComplete="cc-number"
      />
      <div className={classes.pair}>
        <MethodField field={field('expiry')} label="Gültig bis" placeholder="MM/JJ" autoComplete="cc-exp" />
        <MethodField field={field('cvc')} label="Prüfziffer" inputMode="numeric" autoComplete="cc-csc" />
      </div>
    </MethodForm>
  )
}
