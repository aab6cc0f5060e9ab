import { isEmailAddress } from '@gebaerdenraum/domain/kernel/email-address'

/** Whether this can stand as the sender of mails: `name@example.org` or `Name <name@example.org>`, one line. */
export const isSender = (text: string): boolean => {
  const match = /^(?:[^<>",;:@\p{C}]*<([^<>]+)>|"[^"\\\p{C}]*"\s*<([^<>]+)>|([^<>\s]+))$/u.exec(text)
  return isEmailAddress(match?.[1] ?? match?.[2] ?? match?.[3] ?? '')
}
