import { emailAddressIn, emailKey, isEmailAddress } from '../accounts/email-address.ts'

/** Somebody to invite, as typed or pasted. */
export type Person = { readonly name: string; readonly email: string }

/** A longer piece is no name with an address, and the time to look through it grows with the square of its length. */
const PIECE_MAX = 400

/**
 * People out of pasted text (specification 1, section 5): split on comma, semicolon and line breaks; pieces without an
 * address are dropped; the name is what is left of a piece, else made from the address. The last of equal addresses
 * stays, in the place of the first.
 */
export const parsePastedPeople = (text: string): readonly Person[] => {
  const people = new Map<string, Person>()
  for (const piece of text.split(/[,;\r\n]+/)) {
    if (!piece.includes('@') || piece.length > PIECE_MAX) continue
    const email = emailAddressIn(piece)
    if (email === null || !isEmailAddress(email)) continue
    people.set(emailKey(email), { email, name: nameIn(piece.replace(email, ' ')) || nameFromAddress(email) })
  }
  return [...people.values()]
}

/** Pasted people join the rows: equal addresses (whatever their case) replace the row, empty rows are dropped. */
export const mergePeople = (rows: readonly Person[], pasted: readonly Person[]): readonly Person[] => {
  const people = new Map<string, Person>()
  rows.forEach((row, index) => {
    if (row.name.trim() !== '' || row.email.trim() !== '') people.set(emailKey(row.email) || `row ${index}`, row)
  })
  for (const person of pasted) people.set(emailKey(person.email), person)
  return [...people.values()]
}

/** A row counts only if its address is one. */
export const validPeople = (rows: readonly Person[]): readonly Person[] =>
  rows.filter(({ email }) => isEmailAddress(email.trim()))

/** Letters, digits and blanks; a hyphen or apostrophe stays where it joins two letters (Anna-Lena, O'Neill). */
const nameIn = (text: string): string =>
  text
    .replace(/[^\p{L}\p{M}\p{N}\s]+/gu, (signs: string, at: number) => {
      const joins = /^['’-]$/.test(signs) && isLetter(text[at - 1]) && isLetter(text[at + 1])
      return joins ? signs : ''
    })
    .replace(/\s+/g, ' ')
    .trim()

const isLetter = (character: string | undefined): boolean => /^\p{L}$/u.test(character ?? '')

/** `anna.maria.meier@…` is "Anna Maria Meier". */
const nameFromAddress = (email: string): string =>
  email
    .slice(0, email.indexOf('@'))
    .split('.')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
