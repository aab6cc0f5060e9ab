/** Check digits as identification numbers use them. All take strings of digits. */

/** Each digit times the weight at its place, summed. Digits beyond the last weight do not count. */
export const weigh = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0)

/** Luhn: every second digit from the right is doubled, the digits of all results sum up to a multiple of ten. */
export const hasLuhnDigit = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) : Number(digit) * 2
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** ISO 7064, MOD 11,10. */
export const hasIso7064Digit = (digits: string): boolean => {
  const product = [...digits.slice(0, -1)].reduce((before, digit) => {
    const sum = (before + Number(digit)) % 10
    return ((sum === 0 ? 10 : sum) * 2) % 11
  }, 10)
  return (product + Number(digits.at(-1))) % 10 === 1
}

/**
 * ISO 7064, MOD 97-10: letters count from A = 10, `+` is 36, `*` is 37. Digit by digit, because the whole number is longer
 * than any that is exact.
 */
export const hasIso7064Pair = (text: string): boolean => {
  const digits = [...text].map((sign) => (sign === '+' ? 36 : sign === '*' ? 37 : Number.parseInt(sign, 36))).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
