export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  /** `to` is the path of a page of this product, absent for addresses elsewhere. */
  | { readonly kind: 'link'; readonly address: string; readonly to?: string }

/** A plain text cut at the addresses that stand in it. `origin` is where the product is open now. */
export const partsOf = (text: string, links: readonly string[], origin: string): readonly TextPart[] => {
  const cuts = links
    .map((address) => ({ address, at: text.indexOf(address) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || b.address.length - a.address.length)
  const first = cuts[0]
  if (!first) return text === '' ? [] : [{ kind: 'text', text }]
  const { address, at } = first
  const to = pathWithin(address, origin)
  const before: readonly TextPart[] = at > 0 ? [{ kind: 'text', text: text.slice(0, at) }] : []
  return [
    ...before,
    { kind: 'link', address, ...(to && { to }) },
    ...partsOf(text.slice(at + address.length), links, origin),
  ]
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A demonstration answers under every name of its machine; its mails know only one of them. */
const pathWithin = (address: string, origin: string): string | null => {
  const [link, here] = [parseUrl(address), parseUrl(origin)]
  if (!link || !here) return null
  const isSameMachine = LOOPBACK.has(link.hostname) && LOOPBACK.has(here.hostname) && link.port === here.port
  return link.origin === here.origin || isSameMachine ? link.pathname + link.search + link.hash : null
}

/** `URL.parse` is younger than the browsers that are supported. */
const parseUrl = (address: string): URL | null => {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
