import type { Country } from '@gebaerdenraum/domain/kernel/countries'
import { compareGerman } from '@gebaerdenraum/domain/kernel/german-order'

const NAMES = new Intl.DisplayNames('de', { type: 'region' })

export const countryName = (country: Country): string => NAMES.of(country) ?? country

/** Options of a country field in German order; Germany, where most customers live, stands first. */
export const countryOptions = (countries: readonly Country[]): readonly { value: Country; label: string }[] =>
  countries
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((one, other) => rank(one.value) - rank(other.value) || compareGerman(one.label, other.label))

const rank = (country: Country): number => (country === 'DE' ? 0 : 1)
