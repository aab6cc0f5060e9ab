import type { CustomerType } from '@gebaerdenraum/domain/accounts/customer-types'
import {
  addressFaults,
  addressPrintFault,
  BILLING_FIELD_MAX,
  BILLING_LABELS,
  type BillingAddress,
  type BillingField,
  countryOf,
  needsVatId,
  normalAddress,
} from '@gebaerdenraum/domain/billing/customers/billing-address'
import type { Customer } from '@gebaerdenraum/domain/billing/customers/customers.contract'
import { specialTerritory } from '@gebaerdenraum/domain/billing/customers/special-territories'
import { COUNTRIES, type Country } from '@gebaerdenraum/domain/kernel/countries'
import { Button, TextInput } from '@mantine/core'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import { api } from '../../../api/client.ts'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { usePrintHint } from '../../../ui/forms/use-print-hint.ts'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import sections from '../../../ui/page-sections.module.css'
import { CustomRequest } from '../choose/custom-request.tsx'
import { CustomerFields } from '../choose/customer-fields.tsx'
import { addressText } from './address-text.ts'
import classes from './billing-address-form.module.css'

export type Kind = { readonly customerType: CustomerType; readonly country: Country }

type Props = {
  readonly customer: Customer
  /** What was said before about who buys and where he lives. */
  readonly preset?: Pick<BillingAddress, 'customerType' | 'countryCode'>
  readonly submitLabel: string
  /** Told as soon as who buys or where he lives changes, before it is saved: both decide about the price. */
  readonly onKindChange?: (kind: Kind) => void
  /** Shown beneath what `onKindChange` tells of. */
  readonly note?: ReactNode
  readonly onSaved: (customer: Customer) => void
}

/** The address on invoices, with the same rules as the server's (specification 1, section 5). */
export const BillingAddressForm = ({ customer, preset, submitLabel, onKindChange, note, onSaved }: Props) => {
  const { _id, isComplete: _, customerType, countryCode, ...texts } = customer
  const [kind, setKind] = useState({ customerType, countryCode, ...preset })
  const { form, field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: texts,
    faultsOf: (values) => addressFaults({ ...values, ...kind }),
    send: async (values) => onSaved(await api.customers.patch(_id, { ...values, ...kind })),
  })
  const isCompany = kind.customerType === 'company'
  const address = normalAddress({ ...form.getValues(), ...kind })
  const isTaxedByHand = form.errors['postcode'] !== undefined && specialTerritory(address) !== null
  const text = (name: keyof typeof texts, options: TextOptions = {}) => {
    const { key, props } = field(name)
    return <AddressText key={key} {...options} {...props} name={name} />
  }
  return (
    <>
      <form className={classes.form} aria-label="Rechnungsadresse" {...formProps}>
        <CustomerFields
          customerType={kind.customerType}
          country={countryOf(kind)}
          countries={COUNTRIES}
          onChange={(next) => {
            setKind({ customerType: next.customerType, countryCode: next.country })
            onKindChange?.(next)
          }}
        />
        {note}
        {isCompany && text('company', { autoComplete: 'organization' })}
        {isCompany && text('vatId', { isOptional: !needsVatId(kind) })}
        {text('name', { autoComplete: 'name' })}
        {text('additional', { isOptional: true, hint: 'zum Beispiel Abteilung oder Gebäude' })}
        <div className={classes.streetRow}>
          {text('street', { autoComplete: 'address-line1' })}
          {text('number')}
        </div>
        <div className={classes.cityRow}>
          {text('postcode', { autoComplete: 'postal-code' })}
          {text('city', { autoComplete: 'address-level2' })}
        </div>
        {isCompany &&
          text('reference', {
            isOptional: true,
            hint: 'Steht auf der Rechnung. Öffentliche Auftraggeber tragen hier ihre Leitweg-ID ein.',
          })}
        <FormFailure title="Die Rechnungsadresse konnte nicht gespeichert werden" error={failure} />
        <div className={sections.actions}>
          <Button type="submit" color="coral" loading={isBusy}>
            {submitLabel}
          </Button>
        </div>
      </form>
      {isTaxedByHand && <CustomRequest intro={REQUEST_INTRO} message={`Rechnungsadresse:\n${addressText(address)}`} />}
    </>
  )
}

const REQUEST_INTRO =
  'Deshalb kannst du hier nicht selbst bestellen. Schreib uns, wie viele Plätze du brauchst: Deine Rechnungsadresse steht schon in der Nachricht.'

type TextOptions = { readonly isOptional?: boolean; readonly hint?: string; readonly autoComplete?: string }

type AddressTextProps = TextOptions & {
  readonly name: BillingField
  readonly defaultValue?: string
  readonly error?: ReactNode
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void
}

const AddressText = ({ name, isOptional = false, hint, error, onChange, ...input }: AddressTextProps) => {
  const [typed, setTyped] = useState(input.defaultValue ?? '')
  const printFault = usePrintFault(typed)
  return (
    <TextInput
      label={isOptional ? `${BILLING_LABELS[name]} (freiwillig)` : BILLING_LABELS[name]}
      description={hint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      required={!isOptional}
      withAsterisk={false}
      maxLength={BILLING_FIELD_MAX[name]}
      name={name}
      {...input}
      error={error ?? printFault}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange?.(event)
      }}
    />
  )
}

/** Said while it is typed, not only when the form is sent. */
const usePrintFault = (typed: string): string | null => {
  usePrintHint(typed)
  return addressPrintFault(typed)
}
