import type { ActionTexts } from '../audit/action-texts.ts'

const SIGN_INS: Readonly<Record<string, string>> = {
  device: 'Angemeldet mit Code vom Gerät',
  'recovery-code': 'Angemeldet mit Wiederherstellungscode',
  none: 'Angemeldet ohne zweiten Faktor',
  'wrong-code': 'Anmeldung mit richtigem Passwort und falschem Code',
}

const SECOND_FACTOR_STEPS: Readonly<Record<string, string>> = {
  confirmed: 'Gerät als zweiten Faktor bestätigt',
  'new-recovery-codes': 'Neue Wiederherstellungscodes erzeugt',
}

export const accountsAuditTexts: ActionTexts = {
  'authentication.create': {
    text: 'Angemeldet',
    precise: (_, { secondFactor }) => SIGN_INS[String(secondFactor)],
  },
  'people.create': 'Konto angelegt',
  'people.patch': 'Konto geändert',
  'second-factors.create': 'Einrichtung eines zweiten Faktors begonnen',
  'second-factors.patch': {
    text: 'Zweiten Faktor bestätigt oder Codes erneuert',
    precise: (_, { step }) => SECOND_FACTOR_STEPS[String(step)],
  },
  'view-as.create': 'App als andere Person angesehen',
  'view-as.remove': 'Ansicht als andere Person beendet',
}
