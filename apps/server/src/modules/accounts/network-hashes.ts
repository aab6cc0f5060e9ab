import { createHmac, hkdfSync } from 'node:crypto'

/** Networks are few enough to be tried one by one: only the server's secret keeps them unreadable in the table. */
export type NetworkHashes = {
  hashOf(email: string, network: string): string
}

export const openNetworkHashes = (secret: string): NetworkHashes => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sign-in-origins', 32))
  return {
    hashOf: (email, network) =>
      createHmac('sha256', key).update(`${email.toLowerCase()}\n${network}`).digest('base64url'),
  }
}
