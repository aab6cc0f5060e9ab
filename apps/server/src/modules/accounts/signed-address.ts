import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { signedIn } from '@gebaerdenraum/domain/accounts/access/permissions'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { rememberCaller } from '../../platform/framework/caller-of-request.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import type { FileAddress, RefusedAddress } from '../../platform/http/file-address.ts'
import { findAddressHolder } from './address-holder.ts'
import type { SignInRules } from './sign-in-rules.ts'

/** What the routes share that send files by a signed address: one that is made for an account, for `img` and new tabs. */

export type AddressQuery = Readonly<Record<string, unknown>>
type AddressedRequest = FastifyRequest<{ Params: { readonly id: string }; Querystring: AddressQuery }>

/** The fields of a signed address: holder, revision, expiry, signature, and whether it is to be saved. */
export const ADDRESS_FIELDS: ReadonlySet<string> = new Set(['u', 'r', 'e', 's', 'dl'])

type Wanted = {
  readonly variant: string
  readonly check: (address: FileAddress) => { readonly ok: true } | RefusedAddress
  /** Told as if there were no such file. */
  readonly notFound: () => ApiError
}

/** Whose address it is, with the rights that the account has now: an address alone opens nothing. */
export const callerOfAddress = async (
  services: { readonly db: Database; readonly settings: SignInRules },
  request: AddressedRequest,
  { variant, check, notFound }: Wanted,
): Promise<UserCaller> => {
  const [holder = '', expiry = '', signature = ''] = ['u', 'e', 's'].map((name) => textOf(request.query[name]))
  const checked = check({ id: request.params.id, variant, holder, expiry, signature })
  if (!checked.ok) throw checked.reason === 'expired' ? expiredAddress() : invalidAddress()
  const caller = await findAddressHolder(services, holder)
  if (!caller) throw notFound()
  rememberCaller(request, caller)
  if (!MAY_READ.allows(caller).ok) throw notFound()
  return caller
}

const MAY_READ = signedIn({ rows: 'own and those of the team' })

export const expiredAddress = (): ApiError =>
  new ApiError('Gone', 'Diese Adresse ist abgelaufen. Bitte lade die Seite neu.')

export const invalidAddress = (): ApiError => new ApiError('Forbidden', 'Diese Adresse ist ungültig.')

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const unknownField = (name: string): ApiError =>
  new ApiError('BadRequest', `${name}: Unbekanntes Feld`, { errors: { [name]: 'Unbekanntes Feld' } })
