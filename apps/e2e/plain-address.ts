import { PLAIN_HOST } from './chromium-options.ts'
import { useProxyAddress } from './proxy-address.ts'

/**
 * The server of the journeys under an address without HTTPS that is not this machine for the browser, as in the network
 * of a school. Browsers count `http://localhost` as secure.
 */
export const usePlainAddress = (): { origin(): string } => useProxyAddress(PLAIN_HOST)
