import type { AdminLimits } from './accounts.repository.ts'

/** What holds for sign-ins, from the settings. */
export type SignInRules = {
  readonly demo: boolean
  readonly adminSessionHours: number
  readonly adminIdleMinutes: number
}

/** Sign-ins of administrators are short: so many hours, and so many minutes without use. */
export const adminLimits = ({ adminSessionHours, adminIdleMinutes }: SignInRules, now: Date): AdminLimits => ({
  adminsBegunAfter: new Date(now.getTime() - adminSessionHours * 3_600_000),
  adminsUsedAfter: new Date(now.getTime() - adminIdleMinutes * 60_000),
})
