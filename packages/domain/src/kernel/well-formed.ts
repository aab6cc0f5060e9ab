/**
 * The text without halves of a surrogate pair: each becomes U+FFFD, as with `toWellFormed`, which is younger than the
 * browsers that are supported.
 */
export const toWellFormedText = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')
