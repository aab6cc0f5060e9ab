/** Access to Stripe; absent where payments run in the sandbox. */
export type StripeSettings = {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  readonly creditorId: string | null
  readonly apiUrl: string
}
