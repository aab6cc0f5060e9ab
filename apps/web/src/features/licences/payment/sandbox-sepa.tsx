import { isSepaIban } from '@gebaerdenraum/domain/billing/iban'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { api } from '../../../api/client.ts'
import formClasses from '../../../ui/forms/form.module.css'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import sections from '../../../ui/page-sections.module.css'
import { emailFault } from '../../accounts/index.ts'
import { required } from './card-faults.ts'
import type { NewMethodProps } from './new-method.ts'
import { MANDATE_MISSING, SepaMandate } from './sepa-mandate.tsx'

/** A direct debit in the demonstration: equal fields to the provider's, for test accounts only. */
export const SandboxSepa = ({ holder, email: address, onMade }: NewMethodProps) => {
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { name: holder, iban: '', email: address, hasMandate: false },
    faultsOf: ({ name, iban, email, hasMandate }) => ({
      name: required('Name des Inhabers', name),
      iban: required('IBAN', iban) ?? (isSepaIban(iban) ? null : 'Die IBAN ist ungültig'),
      email: emailFault(email),
      hasMandate: hasMandate ? null : MANDATE_MISSING,
    }),
    send: async ({ name, iban, email }) =>
      onMade(
        await api.checkout.create({ object: 'payment_method', type: 'sepa_debit', iban, name, email: email.trim() }),
      ),
  })
  const [name, iban, email] = [field('name'), field('iban'), field('email')]
  const mandate = field('hasMandate', 'checkbox')
  return (
    <form className={formClasses.form} aria-label="Lastschrift" {...formProps}>
      <TextInput
        key={name.key}
        label="Name des Inhabers"
        autoComplete="name"
        required
        withAsterisk={false}
        {...name.props}
      />
      <TextInput
        key={iban.key}
        label="IBAN"
        placeholder="DE00 0000 0000 0000 0000 00"
        description="Probebetrieb: DE89 3704 0044 0532 0130 00 geht."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        required
        withAsterisk={false}
        {...iban.props}
      />
      <TextInput
        key={email.key}
        label="E-Mail für Ankündigungen"
        type="email"
        autoComplete="email"
        required
        withAsterisk={false}
        {...email.props}
      />
      <Checkbox key={mandate.key} size="md" label={<SepaMandate />} required {...mandate.props} />
      <FormFailure title="Die Lastschrift konnte nicht eingerichtet werden" error={failure} />
      <div className={sections.actions}>
        <Button type="submit" color="coral" loading={isBusy}>
          Weiter
        </Button>
      </div>
    </form>
  )
}
