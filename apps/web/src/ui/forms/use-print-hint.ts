import { unprintableText } from '@gebaerdenraum/domain/kernel/unprintable'
import { useEffect } from 'react'
import { announce } from '../announcer.tsx'

/** Which characters of a typed text cannot be printed; null where all can. It is announced while somebody types. */
export const usePrintHint = (typed: string): string | null => {
  const hint = unprintableText(typed)
  useEffect(() => {
    if (hint !== null) announce(hint)
  }, [hint])
  return hint
}
