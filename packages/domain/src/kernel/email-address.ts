import { INVALID_EMAIL_TEXT, LOCAL_PART_TEXT } from './field-messages.ts'

/*
 * E-mail addresses. A domain may have letters beyond ASCII ("info@kita-löwenzahn.example"): it is shown as typed, but
 * checked, compared and written to in its ASCII form ("info@xn--…"). The part before the @ is ASCII: few mail servers
 * take more, and one that does not may deliver to another mailbox.
 */

/** In ASCII: the form that zod's `z.email()` takes, and encoded top-level domains ("xn--p1ai"). A test compares the two. */
const ADDRESS =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/i

export const EMAIL_MAX_LENGTH = 254

/** Longer domains do not exist (RFC 1035); encoding takes time with the square of the length. */
const DOMAIN_MAX_LENGTH = 253

/** Letters and digits of any script. Other signs would be read as parts of a URL, or have a meaning in a mail's header. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.·-]+$/u

/** Invisible characters, which the encoding drops. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u

const NON_ASCII = /\P{ASCII}/gu

export const isEmailAddress = (text: string): boolean =>
  text.length <= EMAIL_MAX_LENGTH && isAsciiAddress(asciiEmail(text)) && text === text.trim()

/** What is wrong with an address, as a sentence; null when nothing is. White space around it is for the caller to remove. */
export const emailAddressFault = (text: string): string | null => {
  if (isEmailAddress(text)) return null
  const at = text.lastIndexOf('@')
  const plain = text.slice(0, at).normalize('NFC').replace(NON_ASCII, 'a') + text.slice(at)
  return plain !== text && isEmailAddress(plain) ? LOCAL_PART_TEXT : INVALID_EMAIL_TEXT
}

/** The address with its domain in ASCII, as mail servers and other services know it. Text that is no address stays as it is, but for white space around it. */
export const asciiEmail = (text: string): string => {
  const email = text.trim()
  const at = email.lastIndexOf('@')
  return at === -1 ? email : `${email.slice(0, at)}@${encodeDomain(email.slice(at + 1))}`
}

/** Addresses with the same key lead to the same mailbox for us: neither case nor the form of the domain counts. */
export const emailKey = (email: string): string => asciiEmail(email).toLowerCase()

const isAsciiAddress = (text: string): boolean => text.length <= EMAIL_MAX_LENGTH && ADDRESS.test(text)

/**
 * As browsers encode domains (UTS 46). Text that is no domain, or has characters that the encoding would drop or turn into
 * ASCII, stays as it is.
 */
const encodeDomain = (text: string): string => {
  // Engines do not agree on the capital ß: older ones make it "ss", which is another domain.
  const domain = text.normalize('NFC').replaceAll('ẞ', 'ß')
  const isDomain = domain.length <= DOMAIN_MAX_LENGTH && DOMAIN.test(domain) && !IGNORABLE.test(domain)
  return isDomain && hasNonAscii(domain) && ![...domain].some(hidesAscii) ? (readHostname(domain) ?? text) : text
}

const hasNonAscii = (text: string): boolean => /\P{ASCII}/u.test(text)

/** Such as full-width letters and ligatures: they look like another domain than the one they stand for, or the same. */
const hidesAscii = (character: string): boolean =>
  hasNonAscii(character) && /\p{ASCII}/u.test(character.normalize('NFKC')) && character !== '·'

const readHostname = (domain: string): string | undefined => {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return undefined
  }
}
