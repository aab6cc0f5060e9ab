import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: cannot be guessed, so a plain hash (no salt, no stretching) keeps it safely. */
export const makeToken = (): { token: string; tokenHash: string } => {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
