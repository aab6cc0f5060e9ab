import { inject } from 'vitest'
import type { DemoName } from './global-setup.ts'

/** An account that one test has made for itself. */
export type Account = { readonly email: string; readonly password: string; readonly id: string; readonly token: string }

/**
 * Who uses the product: an account of the test's own, or one of the demonstration, which all journeys share. What a journey
 * changes it changes on an account of its own: then a second try begins where the first did.
 */
export type Person = DemoName | Account

export const getAccessToken = (person: Person): string =>
  typeof person === 'string' ? inject('tokens')[person] : person.token

export const getName = (person: Person): string => (typeof person === 'string' ? person : person.email)
