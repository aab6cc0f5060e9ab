import type { Country } from '../../kernel/countries.ts'
import { hasIso7064Digit, hasIso7064Pair, hasLuhnDigit, weigh } from './check-digits.ts'

export type VatIdRule = {
  /** The whole id in capitals without separators; its first group is what `isRight` gets. */
  readonly form: RegExp
  /** Missing where no rule of check digits is published, or ids are known that break it. */
  readonly isRight?: (number: string) => boolean
}

/**
 * The forms of VAT ids. Source: European Commission, VIES, "What is the format of VAT numbers?"; Switzerland: the UID of
 * the register of companies. Check digits are those that states publish; a valid id must never be refused, as nobody can
 * order without one, so that a form stands alone where a rule is not certain.
 */
export const VAT_ID_RULES: Readonly<Record<Country, readonly VatIdRule[]>> = {
  AT: [{ form: /^ATU(\d{8})$/, isRight: isRightAt }],
  // Ids that begin with 1 are given out since 2023.
  BE: [
    {
      form: /^BE([01]\d{9})$/,
      isRight: (digits) => 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8)),
    },
  ],
  // Ten digits belong to persons: national, of foreigners, and others, each with rules and exceptions of its own.
  BG: [{ form: /^BG(\d{9})$/, isRight: isRightBg }, { form: /^BG\d{10}$/ }],
  CH: [
    {
      form: /^CHE(\d{9})(?:MWST|TVA|IVA|TPV)?$/,
      isRight: (digits) => weigh(digits, [5, 4, 3, 2, 7, 6, 5, 4, 1]) % 11 === 0,
    },
  ],
  // Ids that begin with 6 come from a new tax system, whose rule is not published.
  CY: [{ form: /^CY([0-57-9]\d{7}[A-Z])$/, isRight: isRightCy }, { form: /^CY6\d{7}[A-Z]$/ }],
  // Nine and ten digits are birth numbers: those before 1954 have no check digit, later ones know exceptions.
  CZ: [{ form: /^CZ(\d{8})$/, isRight: isRightCz }, { form: /^CZ\d{9,10}$/ }],
  DE: [{ form: /^DE([1-9]\d{8})$/, isRight: hasIso7064Digit }],
  DK: [{ form: /^DK(\d{8})$/, isRight: (digits) => weigh(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 }],
  EE: [{ form: /^EE(\d{9})$/, isRight: (digits) => weigh(digits, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0 }],
  ES: [
    { form: /^ES([A-HJNP-SUVW]\d{7}[\dA-J])$/, isRight: isRightEsEntity },
    { form: /^ES([\dXYZ]\d{7}[A-Z])$/, isRight: isRightEsPerson },
    // Children, Spaniards abroad, foreigners without a number: sources differ on their letter.
    { form: /^ES[KLM]\d{7}[A-Z]$/ },
  ],
  FI: [{ form: /^FI(\d{8})$/, isRight: (digits) => weigh(digits, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0 }],
  FR: [
    {
      form: /^FR(\d{11})$/,
      isRight: (digits) => (Number(digits.slice(2)) * 100 + 12) % 97 === Number(digits.slice(0, 2)),
    },
    // The newer keys have a letter, but neither I nor O.
    { form: /^FR(?!\d\d)[\dA-HJ-NP-Z]{2}\d{9}$/ },
  ],
  GR: [{ form: /^EL(\d{9})$/, isRight: isRightGr }],
  HR: [{ form: /^HR(\d{11})$/, isRight: hasIso7064Digit }],
  HU: [{ form: /^HU(\d{8})$/, isRight: (digits) => weigh(digits, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0 }],
  IE: [
    { form: /^IE(\d{7}[A-W][A-IW]?)$/, isRight: isRightIe },
    // Given out before 2013 to the husband's or wife's business, and still in force.
    {
      form: /^IE(\d[A-Z+*]\d{5}[A-W])$/,
      isRight: (id) => isRightIe(`0${id.slice(2, 7)}${id.slice(0, 1)}${id.slice(7)}`),
    },
  ],
  IT: [{ form: /^IT(\d{11})$/, isRight: hasLuhnDigit }],
  LT: [{ form: /^LT(\d{9}|\d{12})$/, isRight: isRightLt }],
  LU: [{ form: /^LU(\d{8})$/, isRight: (digits) => Number(digits.slice(0, 6)) % 89 === Number(digits.slice(6)) }],
  // Companies begin with 4 to 9. Personal codes are dates of birth, or say nothing since 2017.
  LV: [{ form: /^LV([4-9]\d{10})$/, isRight: isRightLv }, { form: /^LV[0-3]\d{10}$/ }],
  MT: [
    {
      form: /^MT(\d{8})$/,
      isRight: (digits) => (weigh(digits, [3, 4, 6, 7, 8, 9]) + Number(digits.slice(6))) % 37 === 0,
    },
  ],
  NL: [{ form: /^NL([\dA-Z+*]{9}B\d\d)$/, isRight: isRightNl }],
  PL: [
    {
      form: /^PL(\d{10})$/,
      isRight: (digits) => weigh(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(digits[9]),
    },
  ],
  PT: [{ form: /^PT([1-9]\d{8})$/, isRight: isRightPt }],
  RO: [{ form: /^RO([1-9]\d{1,9})$/, isRight: isRightRo }],
  // The last two digits number the businesses of one holder.
  SE: [{ form: /^SE(\d{10})(?!00)\d\d$/, isRight: hasLuhnDigit }],
  SI: [{ form: /^SI([1-9]\d{7})$/, isRight: isRightSi }],
  SK: [{ form: /^SK([1-9]\d{9})$/, isRight: (digits) => Number(digits) % 11 === 0 }],
}

/** As Luhn's, and four more. */
function isRightAt(digits: string): boolean {
  const sum = [...digits.slice(0, 7)].reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) : Number(digit) * 2
    return total + (value > 9 ? value - 9 : value)
  }, 4)
  return (sum + Number(digits[7])) % 10 === 0
}

/** A second series of weights where the first leaves ten. */
function isRightBg(digits: string): boolean {
  const rest = weigh(digits, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
  const check = rest === 10 ? weigh(digits, [3, 4, 5, 6, 7, 8, 9, 10]) % 11 : rest
  return check % 10 === Number(digits[8])
}

function isRightCy(id: string): boolean {
  const sum = [...id.slice(0, 8)].reduce(
    (total, digit, place) => total + (place % 2 === 0 ? CY_VALUES[Number(digit)]! : Number(digit)),
    0,
  )
  return String.fromCharCode(65 + (sum % 26)) === id[8]
}
const CY_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21] as const

function isRightCz(digits: string): boolean {
  return (11 - (weigh(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(digits[7])
}

/** The check digit of Luhn, or the letter in its place: which entities have which is no rule that ids keep to. */
function isRightEsEntity(id: string): boolean {
  const last = id.slice(8)
  const digit = 'JABCDEFGHI'.indexOf(last)
  return hasLuhnDigit(id.slice(1, 8) + (digit < 0 ? last : digit))
}

/** Spaniards with eight digits, foreigners with X, Y or Z for 0, 1, 2. */
function isRightEsPerson(id: string): boolean {
  const number = Number(id.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter))))
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23] === id[8]
}

function isRightGr(digits: string): boolean {
  return (weigh(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(digits[8])
}

/** A second letter counts nine times, W as nothing. */
function isRightIe(id: string): boolean {
  const second = id.slice(8)
  const extra = second === '' || second === 'W' ? 0 : (second.charCodeAt(0) - 64) * 9
  return 'WABCDEFGHIJKLMNOPQRSTUV'[(weigh(id, [8, 7, 6, 5, 4, 3, 2]) + extra) % 23] === id[7]
}

/** A second series of weights where the first leaves ten. */
function isRightLt(digits: string): boolean {
  const places = [...digits.slice(0, -1)].map((_, place) => place)
  const rest =
    weigh(
      digits,
      places.map((place) => (place % 9) + 1),
    ) % 11
  const check =
    rest === 10
      ? weigh(
          digits,
          places.map((place) => ((place + 2) % 9) + 1),
        ) % 11
      : rest
  return check % 10 === Number(digits.at(-1))
}

function isRightLv(digits: string): boolean {
  const check = (14 - (weigh(digits, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11)) % 11
  return check % 10 === Number(digits[10])
}

/** Businesses of one person have the second rule since 2020, so that their number does not tell who they are. */
function isRightNl(id: string): boolean {
  const isOldForm = /^\d{9}B/.test(id) && weigh(id, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0
  return isOldForm || hasIso7064Pair(`NL${id}`)
}

function isRightPt(digits: string): boolean {
  const check = 11 - (weigh(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)
  return (check > 9 ? 0 : check) === Number(digits[8])
}

function isRightRo(id: string): boolean {
  const digits = id.padStart(10, '0')
  return ((weigh(digits, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === Number(digits[9])
}

/** 11 is no digit: such numbers are not given out. */
function isRightSi(digits: string): boolean {
  const check = 11 - (weigh(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)
  return check !== 11 && check % 10 === Number(digits[7])
}
