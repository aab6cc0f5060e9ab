import { CardElement } from '@stripe/react-stripe-js'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import { HolderField, holderFault, MethodForm } from './method-form.tsx'
import type { NewMethodProps } from './new-method.ts'
import { StripeField } from './stripe-field.tsx'
import { providerRefusal, useStripeForm } from './use-stripe-form.ts'

/** A card as the provider keeps it (specification 1, section 7). Its bank asks its owner with the first payment. */
export const StripeCard = ({ holder, onMade }: NewMethodProps) => {
  const { provider, state, onElementChange, checkElement } = useStripeForm('Die Angaben zur Karte sind unvollständig')
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { name: holder },
    faultsOf: ({ name }) => {
      checkElement()
      return { name: holderFault(name) }
    },
    send: async ({ name }) => {
      const card = provider?.elements.getElement(CardElement)
      if (!provider || !card || !state.isComplete) return
      const { paymentMethod, error } = await provider.stripe.createPaymentMethod({
        type: 'card',
        card,
        billing_details: { name },
      })
      if (error) throw providerRefusal(error)
      onMade({ id: paymentMethod.id, type: 'card' })
    },
  })
  return (
    <MethodForm type="card" formProps={formProps} failure={failure} isBusy={isBusy || provider === null}>
      <HolderField field={field('name')} isCard />
      <StripeField label="Karte" fault={state.fault}>
        <CardElement options={{ hidePostalCode: true }} onChange={onElementChange} />
      </StripeField>
    </MethodForm>
  )
}
