import { mailState, queueState } from '@gebaerdenraum/domain/operation/check-states'
import type { QueueState } from '../../../../platform/jobs/job-queue.ts'
import { findServiceMarks } from '../../../../platform/reporting/service-marks.repository.ts'
import { type CheckDeclaration, count, type Found, moment, text } from '../check.ts'
import { findLastProviderEvent } from '../system-state.repository.ts'

export const queueFound = ({ jobs }: QueueState): Found => {
  const sum = (figure: 'waiting' | 'active' | 'retrying' | 'failed'): number =>
    jobs.reduce((total, job) => total + job[figure], 0)
  const waitingMs = Math.max(0, ...jobs.map((job) => job.waitingMs))
  const failed = sum('failed')
  const state = queueState({ failed, waitingMs })
  const faults = [
    ...(failed > 0 ? [`${failed === 1 ? 'Eine Aufgabe ist' : `${failed} Aufgaben sind`} gescheitert`] : []),
    ...(state === 'bad' || (state === 'warning' && failed === 0) ? ['Aufgaben warten ungewöhnlich lange'] : []),
  ]
  return {
    state,
    note: faults.length === 0 ? null : faults.join('. '),
    facts: [
      count('Warten', sum('waiting')),
      count('Laufen', sum('active')),
      count('Werden wiederholt', sum('retrying')),
      count('Gescheitert', failed),
    ],
  }
}

export const mailCheck: CheckDeclaration = {
  id: 'mail',
  title: 'E-Mail',
  async run({ db, settings }) {
    const marks = await findServiceMarks(db, ['mail.sent', 'mail.failed'])
    const [sent, failed] = [marks.get('mail.sent'), marks.get('mail.failed')]
    const isServer = settings.mailUrl !== undefined
    const state = mailState({ sentAt: sent?.at ?? null, failedAt: failed?.at ?? null })
    const isLost = !isServer && settings.isProduction
    return {
      state: isLost ? 'bad' : state,
      note: isLost
        ? 'Ohne MAIL_URL werden E-Mails nur als Dateien abgelegt'
        : state === 'bad'
          ? `Die letzte E-Mail ging nicht hinaus: ${failed?.note ?? 'ohne Angabe'}`
          : null,
      facts: [
        text('Versand', isServer ? 'SMTP-Server' : 'Dateien in DATA_DIR/mail'),
        text('Absender', settings.mailFrom),
        moment('Zuletzt verschickt', sent?.at ?? null),
        moment('Zuletzt gescheitert', failed?.at ?? null),
      ],
    }
  },
}

export const paymentCheck: CheckDeclaration = {
  id: 'payment',
  title: 'Zahlungen',
  async run({ db, payment, settings }) {
    if (!payment.stripe) {
      return {
        state: settings.isProduction ? 'warning' : 'good',
        note: settings.isProduction ? 'Zahlungen laufen in der Sandbox: niemand bezahlt wirklich' : null,
        facts: [text('Anbieter', 'Sandbox, ohne echtes Geld')],
      }
    }
    const isTest = settings.stripe?.secretKey.includes('_test_') ?? false
    return {
      state: isTest ? 'warning' : 'good',
      note: isTest ? 'Der Schlüssel von Stripe ist einer zum Testen: niemand bezahlt wirklich' : null,
      facts: [
        text('Anbieter', isTest ? 'Stripe, im Testbetrieb' : 'Stripe'),
        moment('Letztes Ereignis von Stripe', await findLastProviderEvent(db)),
      ],
    }
  },
}
