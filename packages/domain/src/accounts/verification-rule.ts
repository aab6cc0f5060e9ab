export type VerificationFacts = { readonly usedAt: Date | null; readonly expiresAt: Date }
export type VerificationState = 'open' | 'used' | 'expired'

/** What became of a link. A used one stays used, also when its time is over. */
export const verificationState = ({ usedAt, expiresAt }: VerificationFacts, now: Date): VerificationState => {
  if (usedAt) return 'used'
  return expiresAt.getTime() <= now.getTime() ? 'expired' : 'open'
}
