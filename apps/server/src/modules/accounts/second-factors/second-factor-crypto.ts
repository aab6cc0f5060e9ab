import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { RECOVERY_CODE_COUNT } from '@gebaerdenraum/domain/accounts/recovery-codes'
import { Secret, TOTP } from 'otpauth'

/** What apps that show codes agree on: nearly all know nothing else. */
const PERIOD_SECONDS = 30
const TOTP_FORM = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const
/** Clocks differ: the code before and the one after count as well. */
const WINDOW = 1
const IV_BYTES = 12
const TAG_BYTES = 16
/** Without those that are taken for each other when they are copied by hand. */
const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const RECOVERY_LENGTH = 10

/** Secrets of devices and recovery codes, with keys made from the server's secret. */
export type SecondFactorCrypto = {
  /** A new secret in the form that people and devices read. */
  makeSecret(): string
  /** For the database: bound to its account, so that it opens nobody else's. */
  seal(secret: string, userId: string): string
  /** Undefined where it was sealed with another key: the server's secret has changed. */
  open(sealed: string, userId: string): string | undefined
  /** The time step that the code belongs to, or undefined where it is wrong. */
  stepOf(secret: string | undefined, code: string, now: Date): number | undefined
  uriOf(secret: string, email: string): string
  makeRecoveryCodes(): readonly string[]
  hashRecoveryCode(code: string, userId: string): string
}

export const openSecondFactorCrypto = (serverSecret: string, productName: string): SecondFactorCrypto => {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', serverSecret, '', purpose, 32))
  const sealingKey = keyFor('second-factor-secrets')
  const recoveryKey = keyFor('recovery-codes')
  return {
    makeSecret: () => new Secret({ size: 20 }).base32,
    seal(secret, userId) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealingKey, iv).setAAD(Buffer.from(userId))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
    },
    open(sealed, userId) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(userId))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8')
      try {
        return text + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
    stepOf(secret, code, now) {
      if (secret === undefined) return undefined
      const totp = new TOTP({ ...TOTP_FORM, secret: Secret.fromBase32(secret) })
      const delta = totp.validate({ token: bare(code), window: WINDOW, timestamp: now.getTime() })
      return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
    },
    uriOf: (secret, email) =>
      new TOTP({ ...TOTP_FORM, issuer: productName, label: email, secret: Secret.fromBase32(secret) }).toString(),
    makeRecoveryCodes: () => Array.from({ length: RECOVERY_CODE_COUNT }, makeRecoveryCode),
    hashRecoveryCode: (code, userId) =>
      createHmac('sha256', recoveryKey)
        .update(`${userId}:${bare(code).toLowerCase()}`)
        .digest('base64url'),
  }
}

/** Whether it can only be a code of the device. */
export const isDeviceCode = (code: string): boolean => /^\d{6}$/.test(bare(code))

const bare = (code: string): string => code.replaceAll(/[\s-]/g, '')

const makeRecoveryCode = (): string => {
  const letters = Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}
