import { Alert } from '@mantine/core'
import { IconFileInvoice } from '@tabler/icons-react'
import { readPendingOffer } from '../pending-offer.ts'

/** Reminds of the offer that brought someone here: he comes back to it once he is signed in. */
export const PendingOfferNotice = () =>
  readPendingOffer() && (
    <Alert variant="light" icon={<IconFileInvoice aria-hidden />} title="Dein Angebot wartet">
      Melde dich an oder erstelle ein Konto. Danach geht es mit dem Angebot weiter.
    </Alert>
  )
