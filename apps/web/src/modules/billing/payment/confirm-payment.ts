import type { PaymentConfirmation } from '@gebaerdenraum/domain/billing/payment-confirmations.contract'
import { api } from '../../../api/client.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { germanMoney } from '../../../ui/german-money.ts'

/**
 * Lets the payer confirm at their bank, then has the server ask for the result. Rejects with a message for the payer if
 * the payment is not confirmed.
 */
export const confirmPayment = async (asked: PaymentConfirmation): Promise<void> => {
  if (asked.provider === 'sandbox') {
    const isConfirmed = await confirm({
      title: 'Deine Bank fragt nach',
      body: `Möchtest du die Zahlung von ${germanMoney(asked.amount)} bestätigen? Im Probebetrieb steht dieses Fenster für die App deiner Bank.`,
      confirmLabel: 'Zahlung bestätigen',
    })
    return learn(asked, isConfirmed ? 'confirm' : 'refuse')
  }
  const { confirmWithStripe } = await import('./confirm-with-stripe.ts')
  const fault = await confirmWithStripe(asked)
  await learn(asked)
  if (fault) throw fault
}

const STILL_WAITING = 'Deine Bank hat noch nicht geantwortet. Bitte versuche es gleich noch einmal.'

const learn = async ({ _id }: PaymentConfirmation, answer?: 'confirm' | 'refuse'): Promise<void> => {
  const { state } = await api['payment-confirmations'].patch(_id, answer ? { answer } : {})
  if (state === 'waiting') throw new Error(STILL_WAITING)
}
