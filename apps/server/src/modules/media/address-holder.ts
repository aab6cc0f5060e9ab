/** For whom an address is signed: an account, or an administrator's view of it (`viewedBy` is set then). */
export type AddressHolder = { readonly userId: string; readonly tokenId: string; readonly viewedBy?: string }
