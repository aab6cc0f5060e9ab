import type { CustomerType } from '@gebaerdenraum/domain/accounts/customer-types'
import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import { groupOf, type LicenceWish, offerFor, offersOfSize } from '@gebaerdenraum/domain/billing/licence-wish'
import type { LicenseOffer, LicenseOffers } from '@gebaerdenraum/domain/billing/licenses.contract'
import { shownPrice } from '@gebaerdenraum/domain/billing/taxation'
import { Slider } from '@mantine/core'
import { useId } from 'react'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { germanMoney } from '../../../ui/german-money.ts'
import classes from './licence-chooser.module.css'
import { PriceNote } from './price-note.tsx'

type Props = {
  readonly offers: LicenseOffers
  readonly wish: LicenceWish
  readonly onChange: (wish: LicenceWish) => void
}

/** Seats by a slider, whose last position is "auf Anfrage", and the period; with the price of both. */
export const LicenceChooser = ({ offers, wish, onChange }: Props) => {
  const id = useId()
  const positions = offers.slider
  const position = Math.max(0, positions.indexOf(wish.size))
  const offer = offerFor(offers, wish)
  const change = (next: number) => {
    const size = positions[next]
    if (size !== undefined) onChange({ ...wish, size })
  }
  return (
    <div className={classes.chooser}>
      <div>
        <div className={classes.label} id={id}>
          Plätze
          <output className={classes.seats}>{seatsText(wish.size)}</output>
        </div>
        <Slider
          classNames={{ root: classes.slider!, thumb: classes.thumb! }}
          size="lg"
          thumbSize={44}
          min={0}
          max={positions.length - 1}
          step={1}
          marks={positions.map((_, value) => ({ value }))}
          label={null}
          thumbProps={{ 'aria-labelledby': id }}
          thumbValueText={(value) => seatsText(positions[value] ?? 1)}
          value={position}
          onChange={change}
        />
        <div className={classes.ends} aria-hidden>
          <span>1 Person</span>
          <span>auf Anfrage</span>
        </div>
      </div>
      {wish.size !== 'custom' && offer && (
        <>
          <ChoiceCards
            label="Laufzeit"
            options={offersOfSize(offers, wish.size).map(({ period }) => ({
              value: String(period),
              label: periodText(period),
            }))}
            value={String(offer.period)}
            onChange={(period) => onChange({ ...wish, period: Number(period) })}
          />
          <OfferPrice offers={offers} offer={offer} />
        </>
      )}
    </div>
  )
}

const seatsText = (size: number | 'custom'): string => {
  if (size === 'custom') return 'auf Anfrage'
  return size === 1 ? '1 Person' : `${size} Personen`
}

type OfferPriceProps = { readonly offers: LicenseOffers; readonly offer: LicenseOffer }

const OfferPrice = ({ offers, offer }: OfferPriceProps) => (
  <div className={classes.price} aria-live="polite">
    <span className={classes.group}>{groupOf(offers, offer.size)?.title}</span>
    <span className={classes.amount}>
      <strong>{germanMoney(shownPrice(offer, offers.customerType))}</strong> für {periodText(offer.period)}
    </span>
    <span className={classes.muted}>{perMonth(offer, offers.customerType)}</span>
    <PriceNote offers={offers} />
  </div>
)

const perMonth = (offer: LicenseOffer, customerType: CustomerType): string => {
  const monthly = germanMoney(Math.round(shownPrice(offer, customerType) / offer.period))
  return offer.size === 1 ? `rund ${monthly} im Monat` : `rund ${monthly} im Monat für alle zusammen`
}
