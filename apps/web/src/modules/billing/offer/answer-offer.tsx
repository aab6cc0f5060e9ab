import { canBuyLicence } from '@gebaerdenraum/domain/accounts/can-buy-licence'
import type { OpenedOffer } from '@gebaerdenraum/domain/billing/offers/offers.contract'
import { Alert, Button } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { openDialog } from '../../../ui/dialogs/dialog-host.tsx'
import sections from '../../../ui/page-sections.module.css'
import { signOut, storePendingOffer, useSession } from '../../accounts/index.ts'
import { AcceptOffer } from './accept-offer.tsx'
import { DeclineDialog } from './decline-dialog.tsx'

type Props = {
  readonly offer: OpenedOffer
  readonly token: string
  readonly onChanged: () => Promise<void>
}

/** What can be done with an open offer, by who is signed in. */
export const AnswerOffer = ({ offer, token, onChanged }: Props) => {
  const { session } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [isAccepting, setAccepting] = useState(false)
  const mayAccept = session !== null && canBuyLicence(session.user)
  /** The offer waits until one has signed in or up. */
  const carryTo = (to: '/login' | '/anmeldung') => {
    storePendingOffer(pathname)
    void navigate({ to })
  }
  const decline = async () => {
    if (await openDialog(DeclineDialog, { offer: offer._id, offerToken: token })) await onChanged()
  }
  if (isAccepting && mayAccept) {
    return <AcceptOffer offer={offer} token={token} onCancel={() => setAccepting(false)} />
  }
  return (
    <>
      {session === null && <p>Zum Annehmen brauchst du ein Konto: Es bezahlt die Lizenz und verwaltet ihre Plätze.</p>}
      {session !== null && !mayAccept && (
        <Alert variant="light" icon={<IconInfoCircle aria-hidden />} role="status">
          Du bist als {session.user.email} angemeldet. Dieses Konto bezahlt keine eigene Lizenz und kann das Angebot
          nicht annehmen. Melde dich ab und nimm es mit einem anderen Konto an.
        </Alert>
      )}
      <div className={sections.actions}>
        {session === null && (
          <>
            <Button color="coral" size="lg" onClick={() => carryTo('/anmeldung')}>
              Konto erstellen und annehmen
            </Button>
            <Button variant="default" size="lg" onClick={() => carryTo('/login')}>
              Anmelden
            </Button>
          </>
        )}
        {mayAccept && (
          <Button color="coral" size="lg" onClick={() => setAccepting(true)}>
            Angebot annehmen
          </Button>
        )}
        {session !== null && !mayAccept && (
          <Button color="coral" size="lg" onClick={() => void signOut()}>
            Abmelden
          </Button>
        )}
        <Button variant="subtle" size="lg" onClick={() => void decline()}>
          Ablehnen
        </Button>
      </div>
    </>
  )
}
