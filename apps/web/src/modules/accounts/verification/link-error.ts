import type { VerificationAction } from '@gebaerdenraum/domain/accounts/verifications.contract'

export const LINK_ERROR_TITLE = 'Ups, da ist etwas schiefgelaufen..'

/** Why a link from a mail does not work (specification 1, section 8). */
export const linkErrorText = (
  action: VerificationAction | null,
  { code, message }: { readonly code: number; readonly message: string },
): string => {
  const link = action === 'passwordReset' ? 'Wiederherstellungs-Link' : 'Bestätigungs-Link'
  switch (code) {
    case 400:
    case 401:
      return `Der ${link} scheint fehlerhaft zu sein. Hast du ihn vielleicht fehlerhaft kopiert?`
    case 403:
      return `Diesen ${link} hast du bereits verwendet.`
    case 410:
      return `Der ${link} ist nicht mehr gültig. Bitte fordere einen neuen an.`
    default:
      return `Ein unbekannter Fehler ist aufgetreten (${code}): ${message}`
  }
}
