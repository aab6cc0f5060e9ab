import { Elements } from '@stripe/react-stripe-js'
import { useState } from 'react'
import type { NewMethodProps } from './new-method.ts'
import { StripeCard } from './stripe-card.tsx'
import { stripeOf } from './stripe-script.ts'
import { StripeSepa } from './stripe-sepa.tsx'

type Props = NewMethodProps & { readonly type: 'card' | 'sepa_debit'; readonly publishableKey: string }

/** The provider's own fields, in frames of its own: what is typed there never comes to this page or our server. */
export const StripeMethod = ({ type, publishableKey, ...fields }: Props) => {
  const [stripe] = useState(() => stripeOf(publishableKey))
  return (
    <Elements stripe={stripe} options={{ locale: 'de' }} key={type}>
      {type === 'card' ? <StripeCard {...fields} /> : <StripeSepa {...fields} />}
    </Elements>
  )
}
