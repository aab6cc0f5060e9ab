import { Button, TextInput } from '@mantine/core'
import { api } from '../../../api/client.ts'
import formClasses from '../../../ui/forms/form.module.css'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import sections from '../../../ui/page-sections.module.css'
import { cardFaults, readExpiry } from './card-faults.ts'
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
  const [number, expiry, cvc, name] = [field('number'), field('expiry'), field('cvc'), field('name')]
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
      <TextInput
        key={number.key}
        label="Kartennummer"
        description="Probebetrieb: 4242 4242 4242 4242 geht, 4000 0000 0000 0002 wird abgelehnt."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        inputMode="numeric"
        autoComplete="cc-number"
        required
        withAsterisk={false}
        {...number.props}
      />
      <div className={classes.pair}>
        <TextInput
          key={expiry.key}
          label="Gültig bis"
          placeholder="MM/JJ"
          autoComplete="cc-exp"
          required
          withAsterisk={false}
          {...expiry.props}
        />
        <TextInput
          key={cvc.key}
          label="Prüfziffer"
          inputMode="numeric"
          autoComplete="cc-csc"
          required
          withAsterisk={false}
          {...cvc.props}
        />
      </div>
      <FormFailure title="Die Karte konnte nicht hinterlegt werden" error={failure} />
      <div className={sections.actions}>
        <Button type="submit" color="coral" loading={isBusy}>
          Weiter
        </Button>
      </div>
    </form>
  )
}
