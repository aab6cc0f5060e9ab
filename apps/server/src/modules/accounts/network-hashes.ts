import { createHmac, hkdfSync } from 'node:crypto'
import { emailKey } from '@gebaerdenraum/domain/kernel/email-address'

/** Networks are few enough to be tried one by one: only the server's secret keeps them unreadable in the table. */
export type NetworkHashes = {
  hashOf(email: string, network: string): string
}

export const openNetworkHashes = (secret: string): NetworkHashes => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sign-in-origins', 32))
  return {
    hashOf: (email, network) =>
      createHmac('sha256', key)
        .update(`${emailKey(email)}\n${network}`)
        .digest('base64url'),
  }
}
