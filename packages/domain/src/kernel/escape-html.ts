/** Text as it stands inside of an element or a quoted attribute of HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`)
