import { accountDeletedMail } from '../../src/modules/accounts/mails/account-deleted-mail.ts'
import { addressInUseMail } from '../../src/modules/accounts/mails/address-in-use-mail.ts'
import { freeAccessEndsMail } from '../../src/modules/accounts/mails/free-access-mail.ts'
import { initialPasswordMail } from '../../src/modules/accounts/mails/initial-password-mail.ts'
import { passwordChangedMail } from '../../src/modules/accounts/mails/password-changed-mail.ts'
import { passwordResetMail } from '../../src/modules/accounts/mails/password-reset-mail.ts'
import { signupMail } from '../../src/modules/accounts/mails/signup-mail.ts'
import type { OrderedContract } from '../../src/modules/billing/mails/contract-data.ts'
import { declarationMail } from '../../src/modules/billing/mails/declaration-mail.ts'
import { invoiceMail } from '../../src/modules/billing/mails/invoice-mail.ts'
import { licenceAnswerMail } from '../../src/modules/billing/mails/licence-answer-mail.ts'
import { type LicenceMailKind, licenceMail } from '../../src/modules/billing/mails/licence-mail.ts'
import { licenceRequestMail } from '../../src/modules/billing/mails/licence-request-mail.ts'
import { offerMail } from '../../src/modules/billing/mails/offer-mail.ts'
import { reminderMail } from '../../src/modules/billing/mails/reminder-mail.ts'
import { SAMPLE_SELLER } from '../../src/modules/billing/settings/seller-settings.ts'
import { invitationMail } from '../../src/modules/teams/mails/invitation-mail.ts'
import { teamMail } from '../../src/modules/teams/mails/team-mail.ts'
import type { LinkMailFacts, MailText } from '../../src/platform/mail/templates/mail-facts.ts'
import { testMail } from '../../src/platform/mail/templates/test-mail.ts'
import { givenPricedOrder } from '../given-order.ts'

const TEAM = 'Kita Sonnenhügel'
const LICENCE_MAILS: readonly LicenceMailKind[] = [
  'waiting',
  'bought',
  'rejected',
  'upgraded',
  'successor',
  'cancelled',
  'resumed',
  'renewed',
  'renewal-waits',
  'renewal-held',
  'renewal-disputed',
  'renewal-reviewed',
  'renewal-blocked',
  'renews-soon',
  'debit-soon',
  'expires-soon',
  'ended',
  'ended-unpaid',
  'withdrawn',
  'payment-failed',
  'payment-unconfirmed',
  'payment-returned',
]
const LICENCE = {
  licence: 'Einrichtung, 10 Plätze (1 Jahr)',
  until: '21.11.2027',
  total: '702,10 €',
  fee: '7,00 €',
  next: '24.11.2026',
  debit: { reference: 'M-2026-1', creditorId: 'DE98ZZZ09999999999', last4: '3000' },
  reason: 'Deine Karte hat nicht genügend Deckung.',
} as const
const ORDERED = {
  order: givenPricedOrder({ at: new Date('2026-11-21T10:00:00Z') }),
  method: 'card',
  isWaiting: false,
  seller: SAMPLE_SELLER,
  appUrl: 'https://app.gebaerden.example',
} as const
const INVITATION = {
  inviter: 'Lena Leitung',
  teamName: TEAM,
  message:
    'Liebe Kollegin,\nhiermit lade ich dich ein, unserem Team „Kita Sonnenhügel“ beizutreten. Für dich ist die Lizenz kostenlos.\n\nBis bald!',
  expiresAt: new Date('2026-12-05T10:00:00Z'),
} as const

const INVOICE = {
  number: '2026-00042',
  total: '702,10 €',
  subject: 'Einrichtung, 10 Plätze (1 Jahr)',
  payment:
    'Zahlbar ohne Abzug bis zum 05.12.2026 auf das in der Rechnung genannte Konto. Verwendungszweck: 2026-00042.',
} as const

const OFFER = {
  seats: 200,
  period: '1 Jahr',
  price: '9.400,00 € (netto)',
  validUntil: '31.12.2026',
  text: 'Wie besprochen mit einer Einführung für euer Team.',
} as const

const REMINDER = {
  number: '2026-00042',
  total: '702,10 €',
  dueOn: '05.12.2026',
  payUntil: '22.12.2026',
  account: 'DE89370400440532013000, Musterbank',
} as const

const DECLARED = {
  _id: '0192f0c1-7a6b-7d3e-8f01-2233445566ab',
  name: 'Kim Müller-Lüdenscheidt',
  email: 'kim@kita.example',
  contract: 'Rechnung 2026-00042',
  receivedAt: '2026-11-21T22:55:29.000Z',
  handledAt: null,
  handledNote: '',
  licence: null,
} as const

const WAITING: OrderedContract = {
  ...ORDERED,
  order: {
    ...ORDERED.order,
    customer: { ...ORDERED.order.customer, customerType: 'company', company: 'Kita Ahornweg' },
  },
  method: 'invoice',
  isWaiting: true,
}

export const MAILS: readonly (readonly [string, (facts: LinkMailFacts) => MailText])[] = [
  ['signup', signupMail],
  ['address-in-use', addressInUseMail],
  ['password-reset', passwordResetMail],
  ['test', testMail],
  ['password-changed', passwordChangedMail],
  ['initial-password', initialPasswordMail],
  ['account-deleted', accountDeletedMail],
  ['invitation', (facts) => invitationMail({ ...facts, ...INVITATION, kind: 'invitation' })],
  ['invitation-reminder', (facts) => invitationMail({ ...facts, ...INVITATION, kind: 'reminder' })],
  ['free-access-ends', (facts) => freeAccessEndsMail({ ...facts, lastDay: '31.12.2026' })],
  ['team-removed', (facts) => teamMail({ ...facts, teamName: TEAM, kind: 'removed' })],
  ['team-surplus', (facts) => teamMail({ ...facts, teamName: TEAM, kind: 'surplus' })],
  ['team-made-manager', (facts) => teamMail({ ...facts, teamName: TEAM, kind: 'made-manager' })],
  ['team-made-member', (facts) => teamMail({ ...facts, teamName: TEAM, kind: 'made-member' })],
  ...LICENCE_MAILS.map(
    (kind) => [`licence-${kind}`, (facts: LinkMailFacts) => licenceMail({ ...facts, ...LICENCE, kind })] as const,
  ),
  [
    'licence-expires-soon-offered',
    (facts) => licenceMail({ ...facts, ...LICENCE, kind: 'expires-soon', isOffered: true }),
  ],
  ['order-confirmation', (facts) => licenceMail({ ...facts, ...LICENCE, kind: 'bought', contract: ORDERED })],
  ['licence-debit-now', (facts) => licenceMail({ ...facts, ...LICENCE, kind: 'debit-now', debitFrom: '23.11.2026' })],
  [
    'order-confirmation-debit',
    (facts) =>
      licenceMail({
        ...facts,
        ...LICENCE,
        kind: 'bought',
        contract: { ...ORDERED, method: 'sepa_debit' },
        debitFrom: '23.11.2026',
      }),
  ],
  ['order-confirmation-waiting', (facts) => licenceMail({ ...facts, ...LICENCE, kind: 'waiting', contract: WAITING })],
  [
    'order-confirmation-waiting-upgrade',
    (facts) =>
      licenceMail({
        ...facts,
        ...LICENCE,
        kind: 'waiting',
        contract: { ...WAITING, order: { ...WAITING.order, kind: 'upgrade' } },
      }),
  ],
  ['licence-successor-reviewed', (facts) => licenceMail({ ...facts, ...LICENCE, kind: 'successor', isReviewed: true })],
  ['licence-request', (facts) => licenceRequestMail({ ...facts, seats: 200, period: 12 })],
  [
    'licence-answer',
    (facts) =>
      licenceAnswerMail({ ...facts, text: 'Gern machen wir euch ein Angebot.\n\nAb wann braucht ihr die Plätze?' }),
  ],
  ['offer', (facts) => offerMail({ ...facts, ...OFFER })],
  ['reminder-1', (facts) => reminderMail({ ...facts, ...REMINDER, level: 1 })],
  ['reminder-2', (facts) => reminderMail({ ...facts, ...REMINDER, level: 2 })],
  ['reminder-3', (facts) => reminderMail({ ...facts, ...REMINDER, level: 3 })],
  ['invoice', (facts) => invoiceMail({ ...facts, ...INVOICE, kind: 'invoice', hasXml: true })],
  ['credit-note', (facts) => invoiceMail({ ...facts, ...INVOICE, kind: 'credit-note', hasXml: false })],
  [
    'cancellation-receipt',
    (facts) =>
      declarationMail({
        ...facts,
        declared: {
          ...DECLARED,
          kind: 'cancellation',
          ends: 'soonest',
          manner: 'extraordinary',
          reason: 'Ich ziehe ins Ausland.',
          endsAt: '2026-12-21T10:00:00.000Z',
        },
      }),
  ],
  [
    'withdrawal-receipt',
    (facts) =>
      declarationMail({
        ...facts,
        declared: { ...DECLARED, kind: 'withdrawal', ends: null, manner: null, reason: null, endsAt: null },
      }),
  ],
]

const APP_URL = 'https://app.gebaerden.example'

export const FACTS: LinkMailFacts = {
  productName: 'Gebärdenraum',
  appUrl: APP_URL,
  name: 'Kim Müller-Lüdenscheidt',
  link: `${APP_URL}/bestaetigung/0192f0c1-7a6b-7d3e-8f01-2233445566ab/signupEmail/Zq3fPp0aWm2LxK9vTt7YbN4cRr5GgHh6JjKk8Ll1Mm0`,
}
