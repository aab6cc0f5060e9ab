import { isSepaIban } from '@gebaerdenraum/domain/billing/customers/iban'
import { api } from '../../../api/client.ts'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import { required } from './card-faults.ts'
import { DebitConsent, debitFaults, HolderField, MethodField, MethodForm } from './method-form.tsx'
import type { NewMethodProps } from './new-method.ts'
import { SetupFailure } from './setup-failure.tsx'

/** A direct debit in the demonstration: equal fields to the provider's, for test accounts only. */
export const SandboxSepa = ({ holder, email: address, setup, onMade }: NewMethodProps) => {
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { name: holder, iban: '', email: address, hasMandate: false },
    faultsOf: ({ iban, ...values }) => ({
      ...debitFaults(values),
      iban: required('IBAN', iban) ?? (isSepaIban(iban) ? null : 'Die IBAN ist ungültig'),
    }),
    send: async ({ name, iban, email }) => {
      await setup.take()
      const debit = { object: 'payment_method', type: 'sepa_debit', iban, name, email: email.trim() } as const
      const method = await api.checkout.create(debit)
      setup.clear()
      onMade(method)
    },
  })
  return (
    <MethodForm type="sepa_debit" formProps={formProps} failure={failure} isBusy={isBusy}>
      <SetupFailure setup={setup} />
      <HolderField field={field('name')} isCard={false} />
      <MethodField
        field={field('iban')}
        label="IBAN"
        placeholder="DE00 0000 0000 0000 0000 00"
        description="Probebetrieb: DE89 3704 0044 0532 0130 00 geht."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
      />
      <DebitConsent email={field('email')} mandate={field('hasMandate', 'checkbox')} />
    </MethodForm>
  )
}
