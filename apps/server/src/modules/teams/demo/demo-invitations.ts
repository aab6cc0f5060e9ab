/** Invitations of the demo team. Days count from the moment the demonstration is filled; earlier ones are negative. */
export type DemoInvitation = {
  readonly name: string
  readonly email: string
  readonly sentDays: number
  readonly consumedDays?: number
  readonly cancelledDays?: number
  readonly delivery: 'sent' | 'refused'
}

export const DEMO_INVITATIONS: readonly DemoInvitation[] = [
  { name: 'Mia Mitglied', email: 'mitglied@demo.example', sentDays: -60, consumedDays: -59, delivery: 'sent' },
  { name: 'Paul Praktikum', email: 'paul@kita.example', sentDays: -30, delivery: 'sent' },
  { name: 'Tippfehler', email: 'katrin@kitta.example', sentDays: -3, cancelledDays: -2, delivery: 'refused' },
  { name: 'Katrin Kollegin', email: 'katrin@kita.example', sentDays: -2, delivery: 'sent' },
]
