import { describe, expect, test } from 'vitest'
import { isDeviceCode, openSecondFactorCrypto } from './second-factor-crypto.ts'

const crypto = openSecondFactorCrypto('a secret that only the tests know, 32+', 'Gebärdenraum')
const AT = new Date('2026-11-22T10:00:15Z')
/** RFC 6238, appendix B: the secret of its test vectors. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('a code', () => {
  test('is that of the standard', () => {
    expect(crypto.stepOf(RFC_SECRET, '287082', new Date(59_000))).toBe(1)
    expect(crypto.stepOf(RFC_SECRET, '081804', new Date(1_111_111_109_000))).toBe(37_037_036)
  })

  test('counts half a minute before and after its time, and no longer', () => {
    const steps = [-60_000, -30_000, 0, 30_000, 60_000].map((ms) =>
      crypto.stepOf(RFC_SECRET, '287082', new Date(45_000 + ms)),
    )
    expect(steps).toEqual([undefined, 1, 1, 1, undefined])
  })

  test('is told from a recovery code by its form', () => {
    expect(['123456', '123 456', 'abcde-fghjk', '1234567'].map(isDeviceCode)).toEqual([true, true, false, false])
  })
})

describe('a secret', () => {
  test('is sealed for its account and its server', () => {
    const secret = crypto.makeSecret()
    const sealed = crypto.seal(secret, 'vera')
    expect(crypto.open(sealed, 'vera')).toBe(secret)
    expect(crypto.open(sealed, 'kim')).toBeUndefined()
    const other = openSecondFactorCrypto('another secret of another server, 32+', 'Gebärdenraum')
    expect(other.open(sealed, 'vera')).toBeUndefined()
    expect(other.stepOf(undefined, '123456', AT)).toBeUndefined()
  })

  test('is sealed differently each time', () => {
    expect(crypto.seal('GEZDGNBV', 'vera')).not.toBe(crypto.seal('GEZDGNBV', 'vera'))
  })
})
