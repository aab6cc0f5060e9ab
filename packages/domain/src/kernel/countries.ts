/** The countries that customers may live in: the member states of the EU, and Switzerland. */
export const EU_COUNTRIES = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const
export const COUNTRIES = [...EU_COUNTRIES, 'CH'] as const
export type EuCountry = (typeof EU_COUNTRIES)[number]
export type Country = (typeof COUNTRIES)[number]

export const DEFAULT_COUNTRY: Country = 'DE'

export const isCountry = (code: string): code is Country => (COUNTRIES as readonly string[]).includes(code)

export const isInEu = (country: Country): country is EuCountry => country !== 'CH'
