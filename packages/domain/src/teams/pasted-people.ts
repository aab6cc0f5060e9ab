import { emailKey, isEmailAddress } from '../kernel/email-address.ts'

/** Somebody to invite, as typed or pasted. The address may be none yet: only `validPeople` are invited. */
export type Person = { readonly name: string; readonly email: string }

export type PastedPeople = {
  readonly people: readonly Person[]
  /** How many pieces have no `@` and so name nobody who could be invited. */
  readonly leftOut: number
}

/** One more than an address may have: what is cut off here is none, and does not become another one. */
const ADDRESS_MAX = 255
/** As long as a name may be. */
const NAME_MAX = 120

/**
 * People out of pasted text (specification 1, section 5): split on comma, semicolon and line breaks. Every address of a
 * piece is a person; the name is what is left beside it, else made from the address. Never another address than the one
 * that was pasted: what has an `@` and is no address becomes a person with that text, to be corrected. The last of equal
 * addresses stays, in the place of the first.
 */
export const parsePastedPeople = (text: string): PastedPeople => {
  const people = new Map<string, Person>()
  let leftOut = 0
  for (const piece of text.replace(INVISIBLE, '').split(/[,;\r\n]+/)) {
    if (!piece.includes('@')) leftOut += piece.trim() === '' ? 0 : 1
    else for (const person of readPiece(piece)) people.set(emailKey(person.email), person)
  }
  return { people: [...people.values()], leftOut }
}

/** Format characters (Unicode Cf): mail programs put some around addresses, where nobody sees them. */
const INVISIBLE = /\p{Cf}/gu

/** What separates words and addresses. An apostrophe may be part of both. */
const WORDS = /[^\s<>()[\]{}:"\\„“”«»‹›‘‚|]+/gu

/** What stands before an address and is no name. */
const LABEL = /^(?:mailto|e-?mail|mail)$/i

const readPiece = (piece: string): readonly Person[] => {
  const words = [...piece.matchAll(WORDS)].map(([word]) => word).filter((word) => !LABEL.test(word))
  /** The words before each address, and behind the last. */
  const gaps: string[][] = [[]]
  const addresses = new Map<string, string>()
  for (const word of words) {
    const address = word.includes('@') ? trimAddress(word) : null
    // A mail program writes one address twice: as text and as what it leads to.
    if (address !== null && addresses.has(emailKey(address))) continue
    if (address === null) gaps.at(-1)?.push(word)
    else {
      addresses.set(emailKey(address), address)
      gaps.push([])
    }
  }
  if (addresses.size === 0) return [{ name: '', email: piece.trim().slice(0, ADDRESS_MAX) }]
  const names = addresses.size === 1 ? [gaps.flat()] : gaps.slice(gaps[0]?.length === 0 ? 1 : 0)
  return [...addresses.values()].map((email, index) => {
    const name = readName(names[index] ?? [])
    // A whole sentence is no name.
    return { email, name: name !== '' && name.length <= NAME_MAX ? name : nameFromAddress(email).slice(0, NAME_MAX) }
  })
}

/**
 * A word with an `@`, without what a sentence, a list, a link or a mail program puts around it; null where nothing stands
 * before or behind the `@`. All else stays, so that no other address is cut out of it.
 */
const trimAddress = (word: string): string | null => {
  const isQuoted = word.startsWith("'") && /'[.!?]*$/.test(word)
  const trimmed = (isQuoted ? word.slice(1) : word)
    .replace(/^[*•·–—]+/u, '')
    .replace(/\?(?:subject|cc|bcc|body)=.*$/i, '')
    .replace(TRAILING_SIGNS, '')
  const at = trimmed.indexOf('@')
  return at > 0 && at < trimmed.length - 1 ? trimmed.slice(0, ADDRESS_MAX) : null
}

/** A sentence or a quotation ends with them, and no address. The look behind keeps the search linear. */
const TRAILING_SIGNS = /(?<=[\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}@]+$/u

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

/**
 * Letters, digits and blanks; a hyphen or apostrophe stays where it joins two letters (Anna-Lena, O'Neill). Five digits and
 * more are a telephone or staff number.
 */
const readName = (words: readonly string[]): string =>
  words
    .join(' ')
    .replace(/[^\p{L}\p{M}\p{N}\s]+/gu, (signs: string, at: number, all: string) => {
      const joins = /^['’-]$/.test(signs) && isLetter(all[at - 1]) && isLetter(all[at + 1])
      return joins ? signs : ''
    })
    .replace(/\p{N}{5,}/gu, '')
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
