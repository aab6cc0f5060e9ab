import type { Database } from '../../platform/database/database.ts'
import type { Device } from '../../platform/framework/device-cookie.ts'
import { hashToken, makeToken } from './access-tokens.ts'
import type { Services } from './services.ts'
import { deleteOrigins, findKnownOrigins, replaceDeviceHash, upsertOrigin } from './sign-in-origins.repository.ts'

/** How long a device or network counts as known after its last successful sign-in. The cookie lasts as long. */
export const ORIGIN_DAYS = 180
/** Known devices an account keeps, and as many networks; the one not used for the longest time goes first. */
export const ORIGINS_PER_KIND = 10

const DAY_MS = 86_400_000

type Where = { readonly db: Database; readonly services: Services }

/** Whether the account signed in from this device or network before. `device` is the hash of a known device. */
export type KnownOrigin = { readonly device: string | undefined; readonly isNetworkKnown: boolean }

export const findKnownOrigin = async (
  { db, services }: Where,
  { email, address, device }: { readonly email: string; readonly address: string; readonly device?: Device },
): Promise<KnownOrigin> => {
  const deviceHash = device?.secret === undefined ? undefined : hashToken(device.secret)
  const known = await findKnownOrigins(db, {
    email,
    since: new Date(Date.now() - ORIGIN_DAYS * DAY_MS),
    hashes: { device: deviceHash, network: services.networkHashes.hashOf(email, address) },
  })
  return { device: known.has('device') ? deviceHash : undefined, isNetworkKnown: known.has('network') }
}

/**
 * Remembers device and network after the caller has proven to be the account. The device gets a new secret each time,
 * so that a stolen or planted one is void; other accounts that know the device keep knowing it. The account has to be
 * locked by `db`'s transaction.
 */
export const rememberOrigin = async (
  { db, services }: Where,
  account: { readonly id: string; readonly email: string },
  { device, address }: { readonly device: Device; readonly address: string },
  { forgetsOthers = false } = {},
): Promise<void> => {
  const { token: secret, tokenHash } = makeToken()
  const now = new Date()
  if (forgetsOthers) await deleteOrigins(db, account.id)
  if (device.secret !== undefined) await replaceDeviceHash(db, hashToken(device.secret), tokenHash)
  const network = services.networkHashes.hashOf(account.email, address)
  const bounds = { now, keep: ORIGINS_PER_KIND }
  await upsertOrigin(db, { userId: account.id, kind: 'device', hash: tokenHash }, bounds)
  await upsertOrigin(db, { userId: account.id, kind: 'network', hash: network }, bounds)
  device.keep(secret, ORIGIN_DAYS * 86_400)
}
