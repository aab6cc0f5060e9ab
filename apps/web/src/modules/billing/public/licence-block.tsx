import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import { defaultPackages, FIRST_WISH } from '@gebaerdenraum/domain/billing/licence-wish'
import type { LicenseOffer, LicenseOffers } from '@gebaerdenraum/domain/billing/licenses.contract'
import { shownPrice } from '@gebaerdenraum/domain/billing/taxation'
import { DEFAULT_COUNTRY } from '@gebaerdenraum/domain/kernel/countries'
import { Button, Skeleton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { germanMoney } from '../../../ui/german-money.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import { type RememberedWish, rememberedWish, rememberWish, useSession } from '../../accounts/index.ts'
import { CustomRequest } from '../choose/custom-request.tsx'
import { CustomerFields } from '../choose/customer-fields.tsx'
import { LicenceChooser } from '../choose/licence-chooser.tsx'
import { PriceNote } from '../choose/price-note.tsx'
import { offersQuery } from '../queries.ts'
import { describeYear } from './describe-year.ts'
import classes from './licence-block.module.css'
import { featuresFor, isRecommended, monthlyText } from './package-facts.ts'

const FIRST: RememberedWish = { wish: FIRST_WISH, customerType: 'person', country: DEFAULT_COUNTRY, isKept: false }

/** What a licence costs, for who has none yet; what is set here is what the checkout begins with. */
export const LicenceBlock = () => {
  // Before that a choice would be lost: controls wait.
  const isHydrated = useIsHydrated()
  const [changed, setChosen] = useState<RememberedWish | null>(null)
  const earlier = useMemo(() => (isHydrated ? rememberedWish() : null), [isHydrated])
  const chosen = changed ?? earlier ?? FIRST
  const { data: offers, error, refetch } = useQuery(offersQuery(chosen.country, chosen.customerType))
  const year = offers && describeYear(offers)
  const own = useRef<HTMLHeadingElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const hash = useLocation({ select: (location) => location.hash })
  const isLoaded = offers !== undefined
  const [isFromServer] = useState(!isHydrated)
  // Else the block comes later than the page: the browser had nothing to scroll to.
  useEffect(() => {
    if (isLoaded && !isFromServer && hash === 'preise') heading.current?.scrollIntoView()
  }, [isLoaded, isFromServer, hash])
  const choose = (next: Partial<RememberedWish>) => {
    const all = { ...chosen, ...next, isKept: false }
    setChosen(all)
    rememberWish(all)
  }
  return (
    <section aria-labelledby="preise" className={classes.block}>
      <h2 id="preise" tabIndex={-1} ref={heading}>
        Preise
      </h2>
      {!offers && error && (
        <LoadError title="Die Preise konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {!offers && !error && <Skeleton height="24rem" role="status" aria-label="Preise werden geladen" />}
      {offers && (
        <>
          {year && <p className={classes.year}>Mit einer Jahreslizenz bekommst du {year}.</p>}
          <div inert={!isHydrated}>
            <CustomerFields
              customerType={chosen.customerType}
              country={chosen.country}
              countries={offers.countries}
              onChange={choose}
            />
          </div>
          <ul className={classes.packages} aria-label="Pakete">
            {defaultPackages(offers).map((offer) => (
              <Package
                key={offer.id}
                offers={offers}
                offer={offer}
                onChoose={() => choose({ wish: { size: offer.size, period: offer.period } })}
              />
            ))}
            <li className={classes.package}>
              <h3>Auf Anfrage</h3>
              <p className={classes.muted}>Für Träger mit vielen Einrichtungen: mehr Plätze, andere Laufzeit.</p>
              <Button
                variant="default"
                inert={!isHydrated}
                onClick={() => {
                  choose({ wish: { ...FIRST_WISH, size: 'custom' } })
                  own.current?.focus()
                }}
              >
                Lizenz anfragen
              </Button>
            </li>
          </ul>
          <div className={classes.own}>
            <h3 ref={own} tabIndex={-1}>
              Anzahl selbst wählen
            </h3>
            <div inert={!isHydrated}>
              <LicenceChooser offers={offers} wish={chosen.wish} onChange={(wish) => choose({ wish })} />
            </div>
            {chosen.wish.size === 'custom' ? (
              <CustomRequest />
            ) : (
              <BuyLink onChoose={() => choose({})}>Lizenz erwerben</BuyLink>
            )}
          </div>
          <p className={classes.muted}>
            Bezahlt wird mit Karte oder Lastschrift. Einrichtungen können eine Jahreslizenz ab fünf Plätzen auch auf
            Rechnung zahlen.
          </p>
        </>
      )}
    </section>
  )
}

type PackageProps = { readonly offers: LicenseOffers; readonly offer: LicenseOffer; readonly onChoose: () => void }

const Package = ({ offers, offer, onChoose }: PackageProps) => (
  <li className={classes.package} data-recommended={isRecommended(offer) || undefined}>
    <div className={classes.title}>
      <h3>{offer.title}</h3>
      {isRecommended(offer) && <span className={classes.badge}>Empfohlen</span>}
    </div>
    <p className={classes.price}>
      <strong>{germanMoney(shownPrice(offer, offers.customerType))}</strong> für {periodText(offer.period)}
    </p>
    <p>{monthlyText(offer, offers)}</p>
    <PriceNote offers={offers} />
    <ul className={classes.features}>
      {featuresFor(offer).map((feature) => (
        <li key={feature}>
          <IconCheck size={20} aria-hidden />
          {feature}
        </li>
      ))}
    </ul>
    <BuyLink isPrimary={isRecommended(offer)} onChoose={onChoose} label={`Lizenz erwerben: ${offer.title}`}>
      Lizenz erwerben
    </BuyLink>
  </li>
)

type BuyLinkProps = {
  readonly onChoose: () => void
  readonly isPrimary?: boolean
  readonly label?: string
  readonly children: string
}

/** Who has no account yet makes one on the way. */
const BuyLink = ({ onChoose, isPrimary = false, label, children }: BuyLinkProps) => {
  const { session } = useSession()
  const isHydrated = useIsHydrated()
  return (
    <Button
      inert={!isHydrated}
      {...(isPrimary && { color: 'coral' })}
      aria-label={label}
      onClick={onChoose}
      renderRoot={(props) => <Link to={session ? '/anmeldung/bestellung' : '/anmeldung'} {...props} />}
    >
      {children}
    </Button>
  )
}
