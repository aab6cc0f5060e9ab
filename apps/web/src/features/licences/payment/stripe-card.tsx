import { CardElement } from '@stripe/react-stripe-js'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import { HolderField, holderFault, MethodForm } from './method-form.tsx'
import type { NewMethodProps } from './new-method.ts'
import { StripeField } from './stripe-field.tsx'
import { useSetupIntent } from './use-setup-intent.ts'
import { useStripeForm } from './use-stripe-form.ts'

/** A card, confirmed by its bank at once: later payments are taken without its owner. */
export const StripeCard = ({ holder, onMade }: NewMethodProps) => {
  const { provider, state, onElementChange, checkElement } = useStripeForm('Die Angaben zur Karte sind unvollständig')
  const setup = useSetupIntent()
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { name: holder },
    faultsOf: ({ name }) => {
      checkElement()
      return { name: holderFault(name) }
    },
    send: async ({ name }) => {
      const card = provider?.elements.getElement(CardElement)
      if (!provider || !card || !state.isComplete) return
      const id = await setup.confirm((secret) =>
        provider.stripe.confirmCardSetup(secret, { payment_method: { card, billing_details: { name } } }),
      )
      onMade({ id, type: 'card' })
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
