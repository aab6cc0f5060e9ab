export type DemoAccount = { readonly email: string; readonly who: string }

/** Accounts of the demonstration data; shown on the login page in demo mode only. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'einzel@demo.example', who: 'Einzelne Person mit Lizenz' },
  { email: 'leitung@demo.example', who: 'Inhaberin des Teams „Kita Sonnenhügel“' },
  { email: 'manager@demo.example', who: 'Verwalter des Teams' },
  { email: 'mitglied@demo.example', who: 'Mitglied des Teams, Multiplikatorin' },
  { email: 'traeger@demo.example', who: 'Lizenz für zehn, noch kein Team' },
  { email: 'ohneplatz@demo.example', who: 'Inhaberin eines Teams, ohne eigenen Platz' },
  { email: 'gast@demo.example', who: 'Noch nie eine Lizenz' },
  { email: 'abgelaufen@demo.example', who: 'Lizenz abgelaufen' },
  { email: 'wartend@demo.example', who: 'Bestellung auf Rechnung in Prüfung' },
  { email: 'admin@demo.example', who: 'Administration' },
]

export const DEMO_PASSWORD = 'gebaerden1'
