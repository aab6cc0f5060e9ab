/** The bank asks for a confirmation, and the payer was not present. */
export const TO_CONFIRM_TEXT = 'Deine Bank möchte, dass du diese Zahlung bestätigst.'
export const NOT_CONFIRMED_TEXT =
  'Die Zahlung wurde nicht bestätigt. Bitte versuche es noch einmal, oder nimm eine andere Zahlungsmethode.'
