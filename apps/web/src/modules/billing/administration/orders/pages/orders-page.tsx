import { AdministrationPage } from '../../../../../ui/administration/administration-page.tsx'
import { Declarations } from '../declarations/declarations.tsx'
import { PendingOrders } from '../pending/pending-orders.tsx'
import { ManualRefunds } from '../refunds/manual-refunds.tsx'

/** What has to be decided about orders and contracts. */
export const Page = () => (
  <AdministrationPage heading="Bestellungen">
    <PendingOrders />
    <Declarations />
    <ManualRefunds />
  </AdministrationPage>
)
