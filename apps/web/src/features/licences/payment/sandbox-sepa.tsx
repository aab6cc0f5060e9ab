import { isSepaIban } from '@gebaerdenraum/domain/billing/customers/iban'
import { api } from '../../../api/client.ts'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import { required } from './card-faults.ts'
import { DebitConsent, debitFaults, HolderField, MethodField, MethodForm } from './method-form.tsx'
import type { NewMethodProps } from './new-method.ts'

/** A direct debit in the demonstration: equal fields to the provider's, for test accounts only. */
export const SandboxSepa = ({ holder, email: address, onMade }: NewMethodProps) => {
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { name: holder, iban: '', email: address, hasMandate: false },
    faultsOf: ({ iban, ...values }) => ({
      ...debitFaults(values),
      iban: required('IBAN', iban) ?? (isSepaIban(iban) ? null : 'Die IBAN ist ungültig'),
    }),
    send: async ({ name, iban, email }) =>
      onMade(
        await api.checkout.create({ object: 'payment_method', type: 'sepa_debit', iban, name, email: email.trim() }),
      ),
  })
  return (
    <MethodForm type="sepa_debit" formProps={formProps} failure={failure} isBusy={isBusy}>
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
