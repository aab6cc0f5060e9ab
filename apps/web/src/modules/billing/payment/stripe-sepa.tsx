import { asciiEmail } from '@gebaerdenraum/domain/kernel/email-address'
import { IbanElement } from '@stripe/react-stripe-js'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import { confirmSetup } from './confirm-setup.ts'
import { DebitConsent, debitFaults, HolderField, MethodForm } from './method-form.tsx'
import type { NewMethodProps } from './new-method.ts'
import { SetupFailure } from './setup-failure.tsx'
import { StripeField } from './stripe-field.tsx'
import { useStripeForm } from './use-stripe-form.ts'

export const StripeSepa = ({ holder, email: address, setup, onMade }: NewMethodProps) => {
  const { provider, state, onElementChange, checkElement } = useStripeForm('Die IBAN ist unvollständig')
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { name: holder, email: address, hasMandate: false },
    faultsOf: (values) => {
      checkElement()
      return debitFaults(values)
    },
    send: async ({ name, email }) => {
      const iban = provider?.elements.getElement(IbanElement)
      if (!provider || !iban || !state.isComplete) return
      const id = await confirmSetup(setup, (secret) =>
        provider.stripe.confirmSepaDebitSetup(secret, {
          payment_method: { sepa_debit: iban, billing_details: { name, email: asciiEmail(email) } },
        }),
      )
      onMade({ id, type: 'sepa_debit' })
    },
  })
  return (
    <MethodForm type="sepa_debit" formProps={formProps} failure={failure} isBusy={isBusy || provider === null}>
      <SetupFailure setup={setup} />
      <HolderField field={field('name')} isCard={false} />
      <StripeField label="IBAN" fault={state.fault}>
        <IbanElement options={{ supportedCountries: ['SEPA'], placeholderCountry: 'DE' }} onChange={onElementChange} />
      </StripeField>
      <DebitConsent email={field('email')} mandate={field('hasMandate', 'checkbox')} />
    </MethodForm>
  )
}
