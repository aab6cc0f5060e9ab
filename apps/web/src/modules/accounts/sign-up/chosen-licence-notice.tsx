import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import { vatText } from '@gebaerdenraum/domain/billing/licence-wish'
import { shownPrice } from '@gebaerdenraum/domain/billing/taxation'
import { Alert, Anchor } from '@mantine/core'
import { IconCertificate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { germanMoney } from '../../../ui/german-money.ts'
import { findChosenLicence } from '../chosen-licence.ts'
import { readPendingInvitation } from '../pending-invitation.ts'
import { type RememberedWish, rememberedWish } from '../remembered-wish.ts'

/** The licence that was chosen on the price list, with a way back to it. Who was invited needs none. */
export const ChosenLicenceNotice = () => {
  const [remembered] = useState(rememberedWish)
  if (!remembered || remembered.wish.size === 'custom' || readPendingInvitation()) return null
  return <Chosen remembered={remembered} />
}

const Chosen = ({ remembered }: { readonly remembered: RememberedWish }) => {
  const { data } = useQuery({
    queryKey: ['licenses', 'chosen', remembered],
    queryFn: () => findChosenLicence(remembered),
    staleTime: 0,
  })
  if (!data) return null
  const { offer, offers } = data
  return (
    <Alert
      variant="light"
      icon={<IconCertificate aria-hidden />}
      title={offer ? `Deine Auswahl: ${offer.title}` : 'Deine Auswahl gibt es nicht mehr'}
    >
      {offer && (
        <>
          {periodText(offer.period)}, {germanMoney(shownPrice(offer, offers.customerType))} {vatText(offers)}. Wir
          merken sie uns für dein Konto; bezahlt wird erst bei der Bestellung.{' '}
        </>
      )}
      <Anchor
        underline="always"
        renderRoot={(props) => <Link to="/gebaerden/{-$slug}" params={{ slug: undefined }} hash="preise" {...props} />}
      >
        {offer ? 'Auswahl ändern' : 'Neu wählen'}
      </Anchor>
    </Alert>
  )
}
