/** What the server wrote into the page it delivered. A placeholder that nobody filled in counts as absent. */
export const productName = (): string => metaContent('product-name') ?? 'Gebärdenraum'

export const isDemo = (): boolean => metaContent('demo') === 'true'

/** Where faults are reported to; absent: nowhere. */
export const sentryDsn = (): string | undefined => metaContent('sentry-dsn')

export const styleNonce = (): string => metaContent('csp-nonce') ?? ''

const metaContent = (name: string): string | undefined => {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
  return content && !content.startsWith('__') ? content : undefined
}
