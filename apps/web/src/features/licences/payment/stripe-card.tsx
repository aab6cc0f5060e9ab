import { Button, TextInput } from '@mantine/core'
import { CardElement } from '@stripe/react-stripe-js'
import formClasses from '../../../ui/forms/form.module.css'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import sections from '../../../ui/page-sections.module.css'
import { required } from './card-faults.ts'
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
      return { name: required('Name des Inhabers', name) }
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
  const name = field('name')
  return (
    <form className={formClasses.form} aria-label="Karte" {...formProps}>
      <TextInput
        key={name.key}
        label="Name des Inhabers"
        autoComplete="cc-name"
        required
        withAsterisk={false}
        {...name.props}
      />
      <StripeField label="Karte" fault={state.fault}>
        <CardElement options={{ hidePostalCode: true }} onChange={onElementChange} />
      </StripeField>
      <FormFailure title="Die Karte konnte nicht hinterlegt werden" error={failure} />
      <div className={sections.actions}>
        <Button type="submit" color="coral" loading={isBusy || provider === null}>
          Weiter
        </Button>
      </div>
    </form>
  )
}
