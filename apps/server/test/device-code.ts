import { Secret, TOTP } from 'otpauth'

/** The code that a device shows which knows the secret; `steps` of half a minute from now. */
export const deviceCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
