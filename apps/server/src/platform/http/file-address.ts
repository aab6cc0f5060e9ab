/** Signed addresses of files, for `img` and new tabs, which send no token. */

/** For whom an address is signed: an account, or an administrator's view of it (`viewedBy` is set then). */
export type AddressHolder = { readonly userId: string; readonly tokenId: string; readonly viewedBy?: string }

/** The parts of an address as they were sent. */
export type FileAddress = {
  readonly id: string
  readonly variant: string
  readonly expiry: string
  readonly signature: string
  /** As `parseAddressHolder` reads it. */
  readonly holder: string
}

export type RefusedAddress = { readonly ok: false; readonly reason: 'invalid' | 'expired' }

/** The reverse of the text in an address. `viewId` is undefined for the account itself. */
export const parseAddressHolder = (text: string): { readonly userId: string; readonly viewId: string | undefined } => {
  const [userId = '', viewId] = text.split('.', 2)
  return { userId, viewId }
}
