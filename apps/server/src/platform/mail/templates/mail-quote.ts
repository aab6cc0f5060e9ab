/** Lines of what a person wrote, without signs that print nothing; at most one empty line in a row. */
export const quotedLines = (text: string): readonly string[] =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map((line) => line.replace(/[\p{C}\s]+/gu, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .split('\n')

export const quoteTitle = (from: string): string => (from === '' ? 'Nachricht an dich:' : `${from} schreibt dir:`)

/** What strangers wrote, sent to an address that they named: without anything that a mail program makes a link of. */
export const withoutLinks = (text: string): string =>
  text.replaceAll('://', ': //').replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, '[.]')
