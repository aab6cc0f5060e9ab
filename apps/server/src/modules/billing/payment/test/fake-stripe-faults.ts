/** Errors in the form of Stripe's interface. */
export class StripeFault extends Error {
  override readonly name = 'StripeFault'
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(String(body['message']))
    this.status = status
    this.body = body
  }
}

export const missing = (kind: string): StripeFault =>
  new StripeFault(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}` })

export const declined = (code: 'card_declined' | 'authentication_required', intentId?: string): StripeFault =>
  new StripeFault(402, {
    type: 'card_error',
    code,
    decline_code: code === 'card_declined' ? 'generic_decline' : 'authentication_required',
    message: 'Your card was declined.',
    ...(intentId !== undefined && { payment_intent: { id: intentId } }),
  })

export const notCancellable = (): StripeFault =>
  new StripeFault(400, {
    type: 'invalid_request_error',
    code: 'setup_intent_unexpected_state',
    message: 'You cannot cancel this SetupIntent.',
  })

export const tooSmall = (): StripeFault =>
  new StripeFault(400, {
    type: 'invalid_request_error',
    code: 'amount_too_small',
    message: 'Amount must be at least €0.50 eur',
  })

export const notRefundable = (code: 'payment_intent_unexpected_state' | 'charge_already_refunded'): StripeFault =>
  new StripeFault(400, { type: 'invalid_request_error', code, message: 'This charge cannot be refunded.' })
