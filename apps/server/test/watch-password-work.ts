import argon2 from '@node-rs/argon2'
import { vi } from 'vitest'

/** The cost of each password hash that was made, and of each that a password was compared with. */
export type PasswordWork = { readonly hashed: readonly string[]; readonly compared: readonly string[] }

/** The cost of the hashes that the product makes. Test users have cheaper ones unless a test says otherwise. */
export const FULL_COST = '$argon2id$v=19$m=19456,t=2,p=1'

/** What some work does with passwords. It takes longer than all else that an answer needs. */
export const watchPasswordWork = async (work: () => Promise<unknown>): Promise<PasswordWork> => {
  const hash = vi.spyOn(argon2, 'hash')
  const verify = vi.spyOn(argon2, 'verify')
  try {
    await work()
    return {
      hashed: hash.mock.settledResults.map(({ value }) => readCost(String(value))),
      compared: verify.mock.calls.map(([given]) => readCost(String(given))),
    }
  } finally {
    hash.mockRestore()
    verify.mockRestore()
  }
}

/** A hash says by what it was made: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
const readCost = (hash: string): string => hash.split('$').slice(0, 4).join('$')
