import type { SecondFactor } from '@gebaerdenraum/domain/accounts/second-factors.contract'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { accessTokens } from '../src/database/tables/index.ts'
import { type GivenUser, givenUser, PASSWORD } from './builders.ts'
import type { TestServer } from './test-server.ts'

/** The code that a device shows which knows the secret; `steps` of half a minute from now. */
export const deviceCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** An administrator as the command line leaves him: with a password, without a second factor, signed in. */
export const givenNewAdmin = async (server: TestServer): Promise<GivenUser> => {
  const admin = await givenUser(server, { role: 'admins' })
  await server.database.db.update(accessTokens).set({ secondFactorAt: null }).where(eq(accessTokens.userId, admin.id))
  return admin
}

export type EnrolledAdmin = GivenUser & {
  readonly secret: string
  /** Has confirmed the device. */
  readonly usedCode: string
  readonly recoveryCodes: readonly string[]
}

/** One with a second factor; the code of the present half minute is used up, the next one is not. */
export const givenEnrolledAdmin = async (server: TestServer): Promise<EnrolledAdmin> => {
  const admin = await givenNewAdmin(server)
  const as = admin.token
  const begun = await server.call<SecondFactor>('POST', 'second-factors', { as, data: { password: PASSWORD } })
  const secret = begun.body.secret ?? ''
  const usedCode = deviceCode(secret)
  const confirmed = await server.call<SecondFactor>('PATCH', 'second-factors', { as, data: { code: usedCode } })
  return { ...admin, secret, usedCode, recoveryCodes: confirmed.body.recoveryCodes ?? [] }
}
