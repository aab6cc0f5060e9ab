import { BILLING_LABELS, countryOf } from '@gebaerdenraum/domain/billing/customers/billing-address'
import type { Customer } from '@gebaerdenraum/domain/billing/customers/customers.contract'
import { specialTerritory } from '@gebaerdenraum/domain/billing/customers/special-territories'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import sections from '../../../ui/page-sections.module.css'
import { addressText } from '../address/address-text.ts'
import { BillingAddressForm, type Kind } from '../address/billing-address-form.tsx'
import classes from './order.module.css'

type Props = {
  readonly customer: Customer
  /** For whom prices are shown. Where it is not what the address says, the address has to be changed. */
  readonly kind: Kind
  /** The price for this kind of customer. */
  readonly note: ReactNode
  readonly onKindChange: (kind: Kind) => void
  /** The address as it is saved, changed or not. */
  readonly onDone: (customer: Customer) => void
}

/** The address on the invoice: to be reviewed by returning customers, to be filled in by new ones. */
export const AddressStep = ({ customer, kind, note, onKindChange, onDone }: Props) => {
  const [isEditing, setEditing] = useState(false)
  const isAsChosen = customer.customerType === kind.customerType && countryOf(customer) === kind.country
  if (customer.isComplete && specialTerritory(customer) === null && isAsChosen && !isEditing) {
    return (
      <>
        <AddressLines customer={customer} />
        <div className={sections.actions}>
          <Button color="coral" onClick={() => onDone(customer)}>
            Weiter
          </Button>
          <Button variant="default" onClick={() => setEditing(true)}>
            Rechnungsdaten ändern
          </Button>
        </div>
      </>
    )
  }
  return (
    <BillingAddressForm
      customer={customer}
      preset={{ customerType: kind.customerType, countryCode: kind.country }}
      submitLabel="Weiter"
      note={note}
      onKindChange={(next) => {
        // Stays open, also on the way back to what is saved.
        setEditing(true)
        onKindChange(next)
      }}
      onSaved={onDone}
    />
  )
}

const AddressLines = ({ customer }: { readonly customer: Customer }) => {
  const { customerType, vatId, reference } = customer
  return (
    <dl className={classes.terms}>
      <dt>Rechnung an</dt>
      <dd className={classes.address}>{addressText(customer)}</dd>
      <dt>Kauf für</dt>
      <dd>{customerType === 'company' ? 'eine Einrichtung' : 'eine Privatperson'}</dd>
      {vatId && (
        <>
          <dt>{BILLING_LABELS.vatId}</dt>
          <dd>{vatId}</dd>
        </>
      )}
      {reference && (
        <>
          <dt>{BILLING_LABELS.reference}</dt>
          <dd>{reference}</dd>
        </>
      )}
    </dl>
  )
}
