import { NOT_CONFIRMED_TEXT, TO_CONFIRM_TEXT } from './confirmation-texts.ts'

/** What Stripe says in English, by its codes (docs.stripe.com/declines/codes). What a bank does not tell, we do not guess. */
const TEXTS: Readonly<Record<string, string>> = {
  insufficient_funds: 'Deine Karte hat nicht genügend Deckung. Bitte nimm eine andere Zahlungsmethode.',
  expired_card: 'Deine Karte ist abgelaufen.',
  incorrect_cvc: 'Die Prüfziffer deiner Karte ist falsch.',
  incorrect_number: 'Deine Kartennummer ist ungültig.',
  processing_error: 'Bei der Zahlung ist ein Fehler aufgetreten. Bitte versuche es gleich noch einmal.',
  authentication_required: TO_CONFIRM_TEXT,
  payment_intent_authentication_failure: NOT_CONFIRMED_TEXT,
  debit_not_authorized: 'Deine Bank hat die Lastschrift abgelehnt.',
  bank_account_restricted: 'Von diesem Konto kann nicht abgebucht werden.',
}
const DECLINED = 'Deine Karte wurde abgelehnt. Bitte nimm eine andere Zahlungsmethode.'
const DEBIT_FAILED = 'Die Lastschrift konnte nicht eingezogen werden.'

export const NOT_TAKEN_TEXT = 'Der Zahlungsdienst hat diese Zahlung nicht angenommen. Bitte wende dich an uns.'
export const NO_METHOD_TEXT = 'Diese Zahlungsmethode gibt es nicht mehr.'

/** From a card error, or from the last error of a payment. */
export const declineText = (error: unknown): string => {
  const {
    code,
    decline_code: declineCode,
    payment_method: method,
  } = (error ?? {}) as {
    readonly code?: string | null
    readonly decline_code?: string | null
    readonly payment_method?: { readonly type?: string } | null
  }
  const fallback = method?.type === 'sepa_debit' ? DEBIT_FAILED : DECLINED
  return TEXTS[declineCode ?? ''] ?? TEXTS[code ?? ''] ?? fallback
}

/** The bank would accept it with a confirmation of the payer (docs.stripe.com/payments/save-and-reuse, "Recover"). */
export const asksForConfirmation = (error: unknown): boolean => {
  const { code, decline_code: declineCode } = (error ?? {}) as {
    readonly code?: string | null
    readonly decline_code?: string | null
  }
  return code === 'authentication_required' || declineCode === 'authentication_required'
}
