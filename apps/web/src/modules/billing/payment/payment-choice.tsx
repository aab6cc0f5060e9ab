import type { PaymentMethodType } from '@gebaerdenraum/domain/accounts/licence-payment'
import type { CheckoutState, PaymentMethod } from '@gebaerdenraum/domain/billing/checkout.contract'
import { INVOICE_METHOD } from '@gebaerdenraum/domain/billing/customers/payment-methods'
import type { OrderOptions } from '@gebaerdenraum/domain/billing/order-options'
import { Alert, Button, VisuallyHidden } from '@mantine/core'
import { IconInfoCircle, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { api } from '../../../api/client.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { useAction } from '../../../ui/forms/use-action.ts'
import sections from '../../../ui/page-sections.module.css'
import { quoteName } from '../../../ui/quote-name.ts'
import { useSession } from '../../accounts/index.ts'
import { checkoutQuery } from '../queries.ts'
import { METHOD_TYPE_TEXTS, methodText } from './method-text.ts'
import classes from './payment.module.css'
import { SandboxCard } from './sandbox-card.tsx'
import { SandboxSepa } from './sandbox-sepa.tsx'
import { useSetupIntent } from './use-setup-intent.ts'

type Props = {
  readonly checkout: CheckoutState
  /** By which the chosen licence can be paid for, and why not by others. */
  readonly options: OrderOptions
  readonly onChosen: (method: PaymentMethod) => void
}

/** A saved payment method, or a new one. */
export const PaymentChoice = ({ checkout, options, onChosen }: Props) => {
  const saved = checkout.paymentMethods.filter(({ type }) => type !== 'invoice' && options.methods.includes(type))
  const preferred = saved.find(({ id }) => id === checkout.defaultPaymentMethod) ?? saved[0]
  const [chosen, setChosen] = useState(preferred?.id ?? NEW)
  const method = saved.find(({ id }) => id === chosen)
  const choice = useRef<HTMLDivElement>(null)
  const before = useRef(saved.length)
  useEffect(() => {
    // The button that removed a method was removed with it.
    if (saved.length < before.current) choice.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
    before.current = saved.length
  }, [saved.length])
  return (
    <div ref={choice} className={classes.choice}>
      {saved.length > 0 && <SavedMethods methods={saved} chosen={method ? chosen : NEW} onChoose={setChosen} />}
      {method ? (
        <div className={sections.actions}>
          <Button color="coral" onClick={() => onChosen(method)}>
            Weiter
          </Button>
        </div>
      ) : (
        <NewMethod
          label={saved.length > 0 ? ANOTHER : 'Zahlungsart'}
          checkout={checkout}
          options={options}
          onChosen={onChosen}
        />
      )}
    </div>
  )
}

const NEW = 'new'
const ANOTHER = 'Andere Zahlungsart'

type SavedMethodsProps = {
  readonly methods: readonly PaymentMethod[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

const SavedMethods = ({ methods, chosen, onChoose }: SavedMethodsProps) => {
  const name = useId()
  const client = useQueryClient()
  const removal = useAction({
    run: async ({ id }: PaymentMethod) => {
      await api.checkout.remove(id, undefined, { query: { object: 'payment_method' } })
      await client.invalidateQueries({ queryKey: checkoutQuery.queryKey })
    },
  })
  const remove = async (method: PaymentMethod) => {
    const isSure = await confirm({
      title: `${quoteName(methodText(method))} entfernen?`,
      body: 'Damit kannst du dann nicht mehr bezahlen, bis du sie neu hinterlegst.',
      confirmLabel: 'Entfernen',
      tone: 'danger',
    })
    if (isSure) await removal.run(method)
  }
  const options = methods.map((method) => ({ id: method.id, text: methodText(method), method }))
  return (
    <fieldset className={classes.saved}>
      <VisuallyHidden component="legend">Zahlungsart</VisuallyHidden>
      {options.map(({ id, text, method }) => (
        <div key={id}>
          <label>
            <input type="radio" name={name} checked={chosen === id} onChange={() => onChoose(id)} />
            {text}
          </label>
          <Button
            variant="subtle"
            color="red"
            disabled={removal.isBusy}
            leftSection={<IconTrash size={18} aria-hidden />}
            aria-label={`${text} entfernen`}
            onClick={() => void remove(method)}
          >
            Entfernen
          </Button>
        </div>
      ))}
      <div>
        <label>
          <input type="radio" name={name} checked={chosen === NEW} onChange={() => onChoose(NEW)} />
          {ANOTHER}
        </label>
      </div>
    </fieldset>
  )
}

const NewMethod = ({ label, checkout, options, onChosen }: Props & { readonly label: string }) => {
  const { session } = useSession()
  const [wanted, setWanted] = useState<PaymentMethodType>('card')
  const { methods, refusals } = options
  const type = methods.includes(wanted) ? wanted : methods[0]
  // Specification 1, section 4: choosing it creates one if none exists.
  const setup = useSetupIntent(type === 'sepa_debit')
  if (!type) return null
  const fields = { holder: checkout.customer.name, email: session?.user.email ?? '', setup, onMade: onChosen }
  return (
    <>
      <ChoiceCards
        label={label}
        options={methods.map((value) => ({ value, label: METHOD_TYPE_TEXTS[value] }))}
        value={type}
        onChange={setWanted}
      />
      {refusals.map((text) => (
        <p key={text} className={sections.muted}>
          {text}
        </p>
      ))}
      {type === 'invoice' && <OnInvoice hasLicence={checkout.subscription?.status === 'active'} onChosen={onChosen} />}
      {type === 'card' && checkout.provider === 'sandbox' && <SandboxCard {...fields} />}
      {type === 'sepa_debit' && checkout.provider === 'sandbox' && <SandboxSepa {...fields} />}
      {type !== 'invoice' && checkout.provider === 'stripe' && (
        <Suspense>
          <StripeMethod type={type} publishableKey={checkout.publishableKey ?? ''} {...fields} />
        </Suspense>
      )}
    </>
  )
}

/** The provider's script is loaded by who pays with it, not by everybody. */
const StripeMethod = lazy(async () => ({ default: (await import('./stripe-method.tsx')).StripeMethod }))

type OnInvoiceProps = Pick<Props, 'onChosen'> & { readonly hasLicence: boolean }

const OnInvoice = ({ hasLicence, onChosen }: OnInvoiceProps) => (
  <>
    <Alert icon={<IconInfoCircle aria-hidden />} title="Nur für Firmen, Organisationen und öffentliche Einrichtungen">
      Wir prüfen jede Bestellung auf Rechnung; das kann einige Werktage dauern.{' '}
      {hasLicence ? 'Bis dahin gilt deine bisherige Lizenz.' : 'Erst danach wird der volle Zugang freigeschaltet.'}
    </Alert>
    <div className={sections.actions}>
      <Button color="coral" onClick={() => onChosen(INVOICE_METHOD)}>
        Weiter
      </Button>
    </div>
  </>
)
