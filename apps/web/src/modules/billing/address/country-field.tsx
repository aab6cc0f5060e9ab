import { type Country, isCountry } from '@gebaerdenraum/domain/kernel/countries'
import { NativeSelect } from '@mantine/core'
import { countryOptions } from './country-names.ts'

type Props = {
  readonly label: string
  readonly countries: readonly Country[]
  readonly value: Country
  readonly onChange: (country: Country) => void
}

/** The browser's own list: on phones it is the easiest to use. */
export const CountryField = ({ label, countries, value, onChange }: Props) => (
  <NativeSelect
    label={label}
    size="md"
    name="countryCode"
    autoComplete="country"
    data={countryOptions(countries)}
    value={value}
    onChange={({ currentTarget }) => {
      if (isCountry(currentTarget.value)) onChange(currentTarget.value)
    }}
  />
)
