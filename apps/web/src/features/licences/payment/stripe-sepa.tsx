import { Button, Checkbox, TextInput } from '@mantine/core'
import { IbanElement } from '@stripe/react-stripe-js'
import formClasses from '../../../ui/forms/form.module.css'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import sections from '../../../ui/page-sections.module.css'
import { emailFault } from '../../accounts/index.ts'
import { required } from './card-faults.ts'
import type { NewMethodProps } from './new-method.ts'
import { MANDATE_MISSING, SepaMandate } from './sepa-mandate.tsx'
import { StripeField } from './stripe-field.tsx'
import { useSetupIntent } from './use-setup-intent.ts'
import { useStripeForm } from './use-stripe-form.ts'

export const StripeSepa = ({ holder, email: address, onMade }: NewMethodProps) => {
  const { provider, state, onElementChange, checkElement } = useStripeForm('Die IBAN ist unvollständig')
  const setup = useSetupIntent()
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { name: holder, email: address, hasMandate: false },
    faultsOf: ({ name, email, hasMandate }) => {
      checkElement()
      return {
        name: required('Name des Inhabers', name),
        email: emailFault(email),
        hasMandate: hasMandate ? null : MANDATE_MISSING,
      }
    },
    send: async ({ name, email }) => {
      const iban = provider?.elements.getElement(IbanElement)
      if (!provider || !iban || !state.isComplete) return
      const id = await setup.confirm((secret) =>
        provider.stripe.confirmSepaDebitSetup(secret, {
          payment_method: { sepa_debit: iban, billing_details: { name, email: email.trim() } },
        }),
      )
      onMade({ id, type: 'sepa_debit' })
    },
  })
  const [name, email] = [field('name'), field('email')]
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
      <StripeField label="IBAN" fault={state.fault}>
        <IbanElement options={{ supportedCountries: ['SEPA'], placeholderCountry: 'DE' }} onChange={onElementChange} />
      </StripeField>
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
        <Button type="submit" color="coral" loading={isBusy || provider === null}>
          Weiter
        </Button>
      </div>
    </form>
  )
}
