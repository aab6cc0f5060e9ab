/**
 * What limits count as one address. Behind an IPv6 line stand 2^64 addresses that its owner changes as he likes, so
 * the first 64 bits count; an IPv4 address in IPv6 clothes is that IPv4 address. Whoever has hung up has none any more,
 * whatever the type of a request's address says.
 */
export const networkOf = (address: string | undefined): string => {
  if (address === undefined) return 'gone'
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const filled =
    tail === undefined ? front : [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
  return `${filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
