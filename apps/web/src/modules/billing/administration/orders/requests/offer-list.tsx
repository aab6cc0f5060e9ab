import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import { OFFER_STATE_TEXTS, type OfferState } from '@gebaerdenraum/domain/billing/offers/offer-state'
import type { Offer } from '@gebaerdenraum/domain/billing/offers/offers.contract'
import { writtenDay } from '@gebaerdenraum/domain/kernel/german-days'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { api } from '../../../../../api/client.ts'
import { confirm } from '../../../../../ui/dialogs/confirm.tsx'
import { useAction } from '../../../../../ui/forms/use-action.ts'
import { germanDay } from '../../../../../ui/german-dates.ts'
import { germanMoney } from '../../../../../ui/german-money.ts'
import { byId, type Column, DataTable } from '../../../../../ui/lists/data-table.tsx'
import { Tag, type Tone } from '../../../../../ui/lists/tag.tsx'
import tables from '../../../../../ui/table.module.css'

type Props = {
  readonly offers: readonly Offer[]
  readonly to: string
  readonly onChanged: () => Promise<void>
}

type Change = { readonly offer: Offer; readonly data: { withdrawn: true } | { resend: true } }

/** What was offered to one request, the newest first. */
export const OfferList = ({ offers, to, onChanged }: Props) => {
  const change = useAction({
    run: async ({ offer, data }: Change) => {
      await api.offers.patch(offer._id, data)
      await onChanged()
    },
    done: (_, { data }) => ('withdrawn' in data ? 'Angebot zurückgezogen' : 'Angebot noch einmal gesendet'),
    failsInPlace: true,
  })
  const { isBusy, failure } = change
  const withdraw = async (offer: Offer) => {
    const isSure = await confirm({
      title: `Angebot an ${to} zurückziehen?`,
      body: 'Es kann dann nicht mehr angenommen werden. Wer den Link öffnet, sieht einen Hinweis. Eine E-Mail wird nicht verschickt.',
      confirmLabel: 'Zurückziehen',
      tone: 'danger',
    })
    if (isSure) await change.run({ offer, data: { withdrawn: true } })
  }
  const resend = async (offer: Offer) => {
    const isSure = await confirm({
      title: `Angebot noch einmal an ${to} senden?`,
      body: 'Die E-Mail bekommt einen neuen Link. Der bisherige funktioniert dann nicht mehr.',
      confirmLabel: 'Senden',
    })
    if (isSure) await change.run({ offer, data: { resend: true } })
  }
  const columns: readonly Column<Offer>[] = [
    {
      head: 'Angebot',
      cell: ({ seats, period, net, createdAt, validUntil, declineReason }) => (
        <>
          <span className={tables.name}>
            {seats.toLocaleString('de-DE')} Plätze, {periodText(period)}, {germanMoney(net)} netto
          </span>
          <span className={tables.mail}>
            vom {germanDay(createdAt)}, gültig bis {writtenDay(validUntil)}
          </span>
          {declineReason && <p>Grund: {declineReason}</p>}
        </>
      ),
    },
    { head: 'Stand', cell: ({ state }) => <Tag text={OFFER_STATE_TEXTS[state]} tone={TONES[state] ?? 'gray'} /> },
    {
      head: 'Aktionen',
      isActions: true,
      cell: (offer) =>
        offer.state === 'open' && (
          <>
            <Button variant="subtle" disabled={isBusy} onClick={() => void resend(offer)}>
              Erneut senden
            </Button>
            <Button variant="subtle" color="red" disabled={isBusy} onClick={() => void withdraw(offer)}>
              Zurückziehen
            </Button>
          </>
        ),
    },
  ]
  return (
    <>
      <DataTable label={`Angebote an ${to}`} columns={columns} rows={offers} rowKey={byId} />
      {failure && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title="Das hat nicht geklappt">
          {failure.message}
        </Alert>
      )}
    </>
  )
}

const TONES: Readonly<Partial<Record<OfferState, Tone>>> = { open: 'teal', accepted: 'teal', declined: 'red' }
