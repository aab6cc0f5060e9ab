// The whole module, so that tests can count its calls: hashing takes most of the time of an answer.
import argon2, { type Options } from '@node-rs/argon2'

/** OWASP's recommendation for Argon2id: 19 MiB, two passes. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Some keyboards write ä as one character, others as two: both are the same password. */
const sameBytes = (password: string): string => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> => argon2.hash(sameBytes(password), OPTIONS)

/** A hash nobody's password has: compared with when the address is unknown, so that both answers take the same time. */
const nobodysHash = hashPassword('nobody-has-this-password')

export const isPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  const isRight = await argon2.verify(hash ?? (await nobodysHash), sameBytes(password))
  return isRight && hash !== undefined
}
