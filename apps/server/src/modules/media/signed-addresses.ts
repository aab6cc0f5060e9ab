import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'
import { CUSTOM_SIGN_VARIANTS, type CustomSignVariant } from '@gebaerdenraum/domain/custom-signs/custom-sign-variants'
import { DOCUMENT_VARIANTS, type DocumentVariant } from '@gebaerdenraum/domain/documents/document-variants'
import { IMAGE_VARIANTS, type ImageVariant } from '@gebaerdenraum/domain/images/image-variants'
import {
  isOfExtent,
  type MediaExtent,
  type PictureVariant,
  PREVIEW_VARIANTS,
  SIGN_MEDIA_TYPES,
  type SignMediaType,
  type VideoVariant,
  variantsOf,
  visibleVariants,
} from '@gebaerdenraum/domain/media/sign-media'
import type { AddressHolder, FileAddress, RefusedAddress } from '../../platform/http/file-address.ts'
import { createRecentMap } from './recent-map.ts'

export type SignedAddresses = {
  readonly addressesOf: AddressesOf
  check(address: SignAddress): AddressCheck
  /**
   * The queue key behind the field `k` of an address: the same for all addresses of one account (or one view of it), and
   * telling nothing of it. Undefined when the field was not made here.
   */
  queueKeyOf(field: string): string | undefined
  /** What an address carries of the account, or the view of it, that asked for it. */
  queueFieldFor(holder: AddressHolder): string
  /** Addresses that are made within one period are the same. */
  currentPeriod(): string
  /** The queue key of an account or a view of it. */
  queueKeyFor(holder: AddressHolder): string
  /** Of an own upload as this user sees it; the routes check the user's access again on every request. */
  imageAddressesOf(id: string, holder: AddressHolder): ImageAddresses
  checkImage(address: FileAddress): ImageCheck
  /** Of what was brought in for a sign, as it came: for administrators. */
  originalAddressOf(id: string): string
  checkOriginal(address: OriginalAddress): RefusedAddress | { readonly ok: true; readonly expiresAt: number }
  /** Of a document as this user sees it; likewise. */
  documentAddressesOf(
    document: { readonly id: string; readonly revision: number },
    holder: AddressHolder,
  ): DocumentAddresses
  checkDocument(address: FileAddress): DocumentCheck
  /** Of a custom sign, likewise. */
  customSignAddressesOf(
    sign: { readonly id: string; readonly revision: number },
    holder: AddressHolder,
  ): CustomSignAddresses
  checkCustomSign(address: FileAddress): CustomSignCheck
  /** Of a custom sign in a shared list, for whoever has its link; it ends with the link. */
  sharedSignAddressesOf(
    sign: { readonly id: string; readonly revision: number },
    share: SignShare & { readonly holder: AddressHolder | null },
  ): SharedSignAddresses
  checkSharedSign(address: FileAddress, share: SignShare): SharedSignCheck
  /** The clock that expiry is measured by. */
  now(): number
}

/** What a viewer's place allows: media in full, or the watermarked preview. */
export type MediaAccess = 'full' | 'preview'

/** The addresses of a sign's media, by type and variant. */
export type SignMediaAddresses = {
  [Type in SignMediaType]?: Partial<Record<Type extends 'signVideo' ? VideoVariant : PictureVariant, string>>
}

export type AddressesOf = (
  sign: { readonly id: string; readonly revision: number; readonly types: readonly SignMediaType[] },
  access: MediaAccess,
  extent?: MediaExtent,
  /** Whose share of the work the media are made in; without, that of the network they are asked for from. */
  holder?: AddressHolder,
) => SignMediaAddresses

/** The parts of `/media/signs/{id}/{type}/{variant}/{revision}?e=…&s=…`, as they stand in the address. */
export type SignAddress = {
  readonly id: string
  readonly type: string
  readonly variant: string
  readonly revision: string
  readonly expiry: string
  readonly signature: string
}
export type AddressCheck =
  | { readonly ok: true; readonly type: SignMediaType; readonly variant: string; readonly expiresAt: number }
  | RefusedAddress

/** The parts of `/media/originals/{id}?e=…&s=…`. */
export type OriginalAddress = Pick<SignAddress, 'id' | 'expiry' | 'signature'>
export type ImageCheck =
  | { readonly ok: true; readonly variant: ImageVariant; readonly expiresAt: number }
  | RefusedAddress
export type ImageAddresses = Readonly<Record<ImageVariant | 'download', string>>

export type DocumentCheck =
  | { readonly ok: true; readonly variant: DocumentVariant; readonly expiresAt: number }
  | RefusedAddress
export type DocumentAddresses = Readonly<Record<DocumentVariant | 'download', string>>
export type CustomSignCheck =
  | { readonly ok: true; readonly variant: CustomSignVariant; readonly expiresAt: number }
  | RefusedAddress
export type CustomSignAddresses = Readonly<Record<CustomSignVariant | 'download', string>>

/** Through which list, opened by which key, a custom sign is seen. The key is not written in the address. */
export type SignShare = { readonly listId: string; readonly shareKey: string }
/** What of a custom sign a shared list shows. */
export const SHARED_SIGN_VARIANTS = ['default', 'thumbnail', 'wordless'] as const
export type SharedSignVariant = (typeof SHARED_SIGN_VARIANTS)[number]
export type SharedSignCheck =
  | { readonly ok: true; readonly variant: SharedSignVariant; readonly expiresAt: number }
  | RefusedAddress
export type SharedSignAddresses = Readonly<Record<SharedSignVariant, string>>

/**
 * Media addresses that nobody can guess, widen or keep (decisions, Media). One signature covers a sign's revision and
 * the class of access, so that a page of 100 signs costs 100 signatures. The class is not written in the address: it
 * follows from the variant, and a signature for the preview therefore opens nothing but watermarked variants.
 */
export const createSignedAddresses = (secret: string, now: () => number = Date.now): SignedAddresses => {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'media-addresses', 32)))
  const recent = createRecentMap<string, string>(RECENT_SIGNATURES)
  const recentQueueFields = createRecentMap<string, string>(RECENT_QUEUE_FIELDS)
  const recentSignature = (message: string): string => {
    const signature = recent.get(message) ?? signatureOf(key, message)
    recent.set(message, signature)
    return signature
  }

  /** Whether `given` is the signature of this message, or the first `length` characters of it. */
  const hasSignature = (message: string, given: string, length = SIGNATURE_LENGTH): boolean => {
    const signature = recent.get(message) ?? signatureOf(key, message)
    if (!isSameText(given, signature.slice(0, length))) return false
    // Only now, so that made-up addresses displace none that is in use: a film is asked for in many parts.
    recent.set(message, signature)
    return true
  }
  const verify = (message: string, expiry: string, signature: string): Verified => {
    if (!hasSignature(message, signature)) return INVALID
    const expiresAt = Number.parseInt(expiry, 36) * 1000
    return expiresAt > now() ? { ok: true, expiresAt } : { ok: false, reason: 'expired' }
  }

  /**
   * An account's queue key with its proof. It is a field of its own and no part of a sign's signature, which thus stays the
   * same for all accounts and is made once for a sign.
   */
  const queueFieldOf = (holder: string): string => {
    const known = recentQueueFields.get(holder)
    if (known !== undefined) return known
    const queueKey = signatureOf(key, `queue-key|${holder}`).slice(0, QUEUE_KEY_LENGTH)
    const field = queueKey + signatureOf(key, queueProofMessage(queueKey)).slice(0, QUEUE_KEY_LENGTH)
    recentQueueFields.set(holder, field)
    return field
  }

  const signedFor = (noun: FileNoun, { id, revision }: SignedFile, holder: string): string => {
    const expiry = expiryOf(now())
    const shownRevision = revision === undefined ? '' : `&r=${revision}`
    return `u=${holder}${shownRevision}&e=${expiry}&s=${recentSignature(fileMessageOf(noun, id, holder, expiry))}`
  }
  const checkFile = <Variant extends string>(
    noun: FileNoun,
    variants: readonly Variant[],
    { id, holder, variant, expiry, signature }: FileAddress,
  ) => {
    const known = variants.find((one) => one === variant)
    if (known === undefined || !EXPIRY.test(expiry)) return INVALID
    const verified = verify(fileMessageOf(noun, id, holder, expiry), expiry, signature)
    return verified.ok ? { ...verified, variant: known } : verified
  }

  return {
    now,
    addressesOf({ id, revision, types }, access, extent = 'all', holder) {
      const expiry = expiryOf(now())
      const signature = recentSignature(messageOf(id, revision, access, expiry))
      const queueField = holder === undefined ? '' : `&k=${queueFieldOf(addressHolderText(holder))}`
      const images: Record<string, Record<string, string>> = {}
      for (const type of types) {
        const addresses: Record<string, string> = {}
        for (const variant of visibleVariants(type, access === 'full')) {
          if (!isOfExtent(type, variant, extent)) continue
          addresses[variant] =
            `/media/signs/${id}/${type}/${variant}/${revision}?e=${expiry}&s=${signature}${queueField}`
        }
        images[type] = addresses
      }
      return images
    },

    queueKeyOf(field) {
      const queueKey = field.slice(0, QUEUE_KEY_LENGTH)
      const isOurs = hasSignature(queueProofMessage(queueKey), field.slice(QUEUE_KEY_LENGTH), QUEUE_KEY_LENGTH)
      return isOurs ? queueKey : undefined
    },

    queueFieldFor: (holder) => queueFieldOf(addressHolderText(holder)),
    currentPeriod: () => expiryOf(now()),

    queueKeyFor: (holder) => queueFieldOf(addressHolderText(holder)).slice(0, QUEUE_KEY_LENGTH),

    check({ id, type, variant, revision, expiry, signature }) {
      if (!isMediaType(type) || !isVariantOf(type, variant) || !EXPIRY.test(expiry)) return INVALID
      const access = PREVIEW_VARIANTS.includes(variant) ? 'preview' : 'full'
      const verified = verify(messageOf(id, revision, access, expiry), expiry, signature)
      return verified.ok ? { ...verified, type, variant } : verified
    },

    imageAddressesOf(id, holder) {
      const signed = signedFor('image', { id }, addressHolderText(holder))
      const addressOf = (variant: ImageVariant): string => `/media/images/${id}/${variant}?${signed}`
      return {
        default: addressOf('default'),
        small: addressOf('small'),
        thumbnail: addressOf('thumbnail'),
        original: addressOf('original'),
        download: `${addressOf('original')}&dl=1`,
      }
    },

    checkImage: (address) => checkFile('image', IMAGE_VARIANTS, address),

    originalAddressOf(id) {
      const expiry = expiryOf(now())
      return `/media/originals/${id}?e=${expiry}&s=${recentSignature(originalMessageOf(id, expiry))}`
    },
    checkOriginal: ({ id, expiry, signature }) =>
      EXPIRY.test(expiry) ? verify(originalMessageOf(id, expiry), expiry, signature) : INVALID,

    documentAddressesOf(document, holder) {
      const signed = signedFor('document', document, addressHolderText(holder))
      const addressOf = (variant: DocumentVariant): string => `/api/documents/${document.id}/${variant}?${signed}`
      return {
        default: addressOf('default'),
        thumbnail: addressOf('thumbnail'),
        small: addressOf('small'),
        original: addressOf('original'),
        download: `${addressOf('original')}&dl=1`,
      }
    },
    checkDocument: (address) => checkFile('document', DOCUMENT_VARIANTS, address),

    customSignAddressesOf(sign, holder) {
      const signed = signedFor('custom-sign', sign, addressHolderText(holder))
      const addressOf = (variant: CustomSignVariant): string => `/api/custom-signs/${sign.id}/${variant}?${signed}`
      return {
        default: addressOf('default'),
        thumbnail: addressOf('thumbnail'),
        small: addressOf('small'),
        wordless: addressOf('wordless'),
        original: addressOf('original'),
        large: addressOf('large'),
        svg: addressOf('svg'),
        pdf: addressOf('pdf'),
        download: `${addressOf('original')}&dl=1`,
      }
    },
    checkCustomSign: (address) => checkFile('custom-sign', CUSTOM_SIGN_VARIANTS, address),

    sharedSignAddressesOf({ id, revision }, { holder, ...share }) {
      const signed = signedFor(sharedNounOf(share), { id, revision }, holder === null ? '' : addressHolderText(holder))
      const addressOf = (variant: SharedSignVariant): string =>
        `/api/lists/${share.listId}/custom-signs/${id}/${variant}?${signed}`
      return { default: addressOf('default'), thumbnail: addressOf('thumbnail'), wordless: addressOf('wordless') }
    },
    checkSharedSign: (address, share) => checkFile(sharedNounOf(share), SHARED_SIGN_VARIANTS, address),
  }
}

/** An address is valid for 12 to 24 hours and the same within 12 hours, so that browsers find it in their cache. */
const BUCKET_SECONDS = 12 * 60 * 60
const SIGNATURE_BYTES = 18
/** In characters of six bits. */
const SIGNATURE_LENGTH = 24
const RECENT_SIGNATURES = 20_000
const RECENT_QUEUE_FIELDS = 1_000
/** Characters of six bits: enough that nobody guesses a proof, short because it stands in every address. */
const QUEUE_KEY_LENGTH = 8
const EXPIRY = /^[1-9a-z][0-9a-z]{0,7}$/

const expiryOf = (now: number): string => ((Math.floor(now / 1000 / BUCKET_SECONDS) + 2) * BUCKET_SECONDS).toString(36)

const messageOf = (id: string, revision: number | string, access: MediaAccess, expiry: string): string =>
  `sign|${id}|${revision}|${access}|${expiry}`

const originalMessageOf = (id: string, expiry: string): string => `original|${id}|${expiry}`

const queueProofMessage = (queueKey: string): string => `queue-proof|${queueKey}`

type FileNoun = 'document' | 'custom-sign' | 'image' | `shared-sign|${string}`
type SignedFile = { readonly id: string; readonly revision?: number }

const fileMessageOf = (noun: FileNoun, id: string, holder: string, expiry: string): string =>
  `${noun}|${id}|${holder}|${expiry}`

/** As it stands in an address. A view is named by its token's id, so that the address ends with the view. */
const addressHolderText = ({ userId, tokenId, viewedBy }: AddressHolder): string =>
  viewedBy === undefined ? userId : `${userId}.${tokenId}`

/** Signed with the key of the link: a link that is taken back takes its addresses with it. */
const sharedNounOf = ({ listId, shareKey }: SignShare): FileNoun => `shared-sign|${listId}|${shareKey}`

type Verified = { readonly ok: true; readonly expiresAt: number } | RefusedAddress
const INVALID: RefusedAddress = { ok: false, reason: 'invalid' }

const signatureOf = (key: KeyObject, message: string): string =>
  createHmac('sha256', key).update(message).digest().subarray(0, SIGNATURE_BYTES).toString('base64url')

/** Takes the same time wherever they differ. */
const isSameText = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const isMediaType = (type: string): type is SignMediaType => SIGN_MEDIA_TYPES.some((known) => known === type)
const isVariantOf = (type: SignMediaType, variant: string): boolean =>
  variantsOf(type).some((known) => known === variant)
