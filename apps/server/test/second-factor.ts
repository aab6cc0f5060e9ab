import type { SecondFactor } from '@gebaerdenraum/domain/accounts/second-factors.contract'
import { eq } from 'drizzle-orm'
import { type GivenUser, givenUser, PASSWORD } from './builders.ts'
import { deviceCode } from './device-code.ts'
import { accessTokens } from './tables.ts'
import type { TestServer } from './test-server.ts'

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
