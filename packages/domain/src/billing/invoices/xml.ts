/** A piece of XML. Nothing stands for an element that is left out. */
export type Xml = { readonly markup: string } | null

/** An element with text or with elements in it; left out where all that would be in it is. */
export const element = (name: string, content: string | readonly Xml[], attributes: Attributes = {}): Xml => {
  const inner = typeof content === 'string' ? escapeXml(content) : content.map((one) => one?.markup ?? '').join('')
  if (inner === '') return null
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return { markup: `<${name}${given.join('')}>${inner}</${name}>` }
}

/** An element that has to be there although nothing is in it. */
export const emptyElement = (name: string): Xml => ({ markup: `<${name}/>` })

export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root?.markup ?? ''}\n`

type Attributes = Readonly<Record<string, string>>

/** Characters that XML 1.0 has no way to write, and halves of characters, are left out. */
const escapeXml = (text: string): string =>
  text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
