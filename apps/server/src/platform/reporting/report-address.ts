/** A Sentry DSN: scheme, public key, host, number of the project. Unencrypted only on this machine. */
export const isReportAddress = (text: string): boolean => {
  const url = URL.parse(text)
  if (!url || url.username === '' || url.password !== '' || !/\/\d+$/.test(url.pathname)) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname))
}
