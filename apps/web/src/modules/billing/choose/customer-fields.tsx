import type { CustomerType } from '@gebaerdenraum/domain/accounts/customer-types'
import type { Country } from '@gebaerdenraum/domain/kernel/countries'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { CountryField } from '../address/country-field.tsx'
import classes from './customer-fields.module.css'

type Props = {
  readonly customerType: CustomerType
  readonly country: Country
  readonly countries: readonly Country[]
  readonly onChange: (customer: { readonly customerType: CustomerType; readonly country: Country }) => void
}

/** Who buys and where he lives: both decide about the price. */
export const CustomerFields = ({ customerType, country, countries, onChange }: Props) => (
  <div className={classes.fields}>
    <ChoiceCards
      label="Ich kaufe für"
      options={TYPES}
      value={customerType}
      onChange={(type) => onChange({ customerType: type, country })}
    />
    <CountryField
      label="Land"
      countries={countries}
      value={country}
      onChange={(next) => onChange({ customerType, country: next })}
    />
  </div>
)

const TYPES = [
  { value: 'person', label: 'mich selbst' },
  { value: 'company', label: 'eine Einrichtung' },
] as const
