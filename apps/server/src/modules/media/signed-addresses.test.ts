import type { SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import { SIGN_MEDIA_TYPES } from '@gebaerdenraum/domain/media/sign-media'
import { describe, expect, it } from 'vitest'
import { createSignedAddresses, type SignAddress } from './signed-addresses.ts'

const HOUR_MS = 3_600_000
const NOON = Date.UTC(2026, 10, 20, 12)
const SIGN = { id: '0197a1b2-0000-7000-8000-000000000001', revision: 7, types: SIGN_MEDIA_TYPES }

const at = (now: number, secret = 'a secret of at least 32 characters') => createSignedAddresses(secret, () => now)
const partsOf = (address: string): SignAddress => {
  const url = new URL(address, 'http://localhost')
  const [, , , id = '', type = '', variant = '', revision = ''] = url.pathname.split('/')
  return {
    id,
    type,
    variant,
    revision,
    expiry: url.searchParams.get('e') ?? '',
    signature: url.searchParams.get('s') ?? '',
  }
}
const addressOf = (access: 'full' | 'preview', type: SignMediaType, variant: string, now = NOON): SignAddress => {
  const addresses: Readonly<Record<string, string>> = at(now).addressesOf(SIGN, access)[type] ?? {}
  return partsOf(addresses[variant] ?? '')
}

describe('addresses of a sign', () => {
  it('hands a licensed caller every variant but the watermarked ones', () => {
    const images = at(NOON).addressesOf(SIGN, 'full')
    expect(Object.keys(images.signBox ?? {})).toEqual(['default', 'tiny', 'thumbnail', 'thumbnail-square', 'original'])
    expect(Object.keys(images.signVideo ?? {})).toEqual([
      'default',
      'tiny',
      'poster',
      'thumbnail',
      'thumbnail-square',
      'original',
    ])
  })

  it('hands everybody else watermarked variants only', () => {
    const images = at(NOON).addressesOf(SIGN, 'preview')
    expect(Object.values(images).flatMap((variants) => Object.keys(variants ?? {}))).toEqual([
      'watermarked',
      'watermarked',
      'watermarked',
      'watermarked',
      'watermarked-poster',
    ])
  })

  it('names only the media that there are', () => {
    expect(Object.keys(at(NOON).addressesOf({ ...SIGN, types: ['signOnly'] }, 'full'))).toEqual(['signOnly'])
  })

  it('lets through each address it hands out, and says until when', () => {
    for (const access of ['full', 'preview'] as const) {
      for (const [type, variants] of Object.entries(at(NOON).addressesOf(SIGN, access))) {
        for (const [variant, address] of Object.entries(variants ?? {})) {
          expect(at(NOON).check(partsOf(address))).toEqual({ ok: true, type, variant, expiresAt: NOON + 24 * HOUR_MS })
        }
      }
    }
  })

  it('stays the same for twelve hours and valid for at least as long', () => {
    const first = addressOf('full', 'signBox', 'default', NOON)
    expect(addressOf('full', 'signBox', 'default', NOON + 12 * HOUR_MS - 1)).toEqual(first)
    expect(addressOf('full', 'signBox', 'default', NOON + 12 * HOUR_MS)).not.toEqual(first)
    expect(at(NOON + 24 * HOUR_MS - 1).check(first)).toMatchObject({ ok: true })
    expect(at(NOON + 24 * HOUR_MS).check(first)).toEqual({ ok: false, reason: 'expired' })
  })
})

describe('addresses that were let through before', () => {
  it('end at the same second', () => {
    let now = NOON
    const addresses = createSignedAddresses('a secret of at least 32 characters', () => now)
    const good = addressOf('full', 'signBox', 'default')
    const expiresAt = Number.parseInt(good.expiry, 36) * 1000
    for (const [moment, answer] of [
      [NOON, { ok: true, type: 'signBox', variant: 'default', expiresAt }],
      [expiresAt - 1, { ok: true, type: 'signBox', variant: 'default', expiresAt }],
      [expiresAt, { ok: false, reason: 'expired' }],
    ] as const) {
      now = moment
      expect(addresses.check(good)).toEqual(answer)
    }
  })

  it('lead to the same queue key, and a changed proof to none', () => {
    const addresses = at(NOON)
    const field = at(NOON).queueFieldFor({ userId: '0197a1b2-0000-7000-8000-0000000000aa', tokenId: 't' })
    for (let turn = 0; turn < 2; turn += 1) {
      expect(addresses.queueKeyOf(field)).toBe(field.slice(0, 8))
      for (const wrong of ['', field.slice(0, 8), field.slice(0, -1), `${field}A`, field.toLowerCase().toUpperCase()]) {
        expect(addresses.queueKeyOf(wrong)).toBeUndefined()
      }
    }
  })
})

describe('addresses that were tampered with', () => {
  const good = addressOf('full', 'signBox', 'default')
  const changes: readonly (readonly [string, Partial<SignAddress>])[] = [
    ['another sign', { id: '0197a1b2-0000-7000-8000-000000000002' }],
    ['the id in capitals', { id: SIGN.id.toUpperCase() }],
    ['another revision', { revision: '8' }],
    ['a revision written otherwise', { revision: '07' }],
    ['a later expiry', { expiry: (Number.parseInt(good.expiry, 36) + 1).toString(36) }],
    ['the expiry in capitals', { expiry: good.expiry.toUpperCase() }],
    ['the expiry with a leading zero', { expiry: `0${good.expiry}` }],
    ['no expiry', { expiry: '' }],
    ['an expiry that is no number', { expiry: '-1' }],
    ['an unknown type', { type: 'signbox' }],
    ['a type of the prototype', { type: 'constructor' }],
    ['an unknown variant', { variant: 'Default' }],
    ['a variant of another type', { variant: 'poster' }],
    ['a watermarked variant', { variant: 'watermarked' }],
    ['no signature', { signature: '' }],
    ['a longer signature', { signature: `${good.signature}A` }],
    ['a shorter signature', { signature: good.signature.slice(0, -1) }],
    ['a changed signature', { signature: `${good.signature.slice(0, -1)}${good.signature.endsWith('A') ? 'B' : 'A'}` }],
    ['the signature in other case', { signature: good.signature.toLowerCase() }],
    ['a signature of odd characters', { signature: 'ä'.repeat(12) }],
  ]
  it.each(changes)('refuses %s, also after the right address was let through', (_name, change) => {
    expect(at(NOON).check({ ...good, ...change })).toEqual({ ok: false, reason: 'invalid' })
    const addresses = at(NOON)
    expect(addresses.check(good)).toMatchObject({ ok: true })
    expect(addresses.check({ ...good, ...change })).toEqual({ ok: false, reason: 'invalid' })
    expect(addresses.check(good)).toMatchObject({ ok: true })
  })

  it('refuses parts that were moved across their borders', () => {
    const moved = { ...good, id: `${good.id}|7`, revision: '' }
    expect(at(NOON).check(moved)).toEqual({ ok: false, reason: 'invalid' })
  })

  it('refuses every full variant with the signature of the preview, and the reverse', () => {
    const preview = addressOf('preview', 'signVideo', 'watermarked')
    for (const variant of ['default', 'tiny', 'poster', 'thumbnail', 'thumbnail-square', 'original']) {
      expect(at(NOON).check({ ...preview, variant })).toEqual({ ok: false, reason: 'invalid' })
    }
    expect(at(NOON).check({ ...preview, variant: 'watermarked-poster' })).toMatchObject({ ok: true })
    expect(at(NOON).check({ ...good, variant: 'watermarked' })).toEqual({ ok: false, reason: 'invalid' })
  })

  it('refuses what another secret signed', () => {
    const foreign = createSignedAddresses('another secret of 32 characters!!', () => NOON).addressesOf(SIGN, 'full')
    expect(at(NOON).check(partsOf(foreign.signBox?.default ?? ''))).toEqual({ ok: false, reason: 'invalid' })
  })
})
