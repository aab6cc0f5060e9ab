import { AdministrationPage } from '../../../../../ui/administration/administration-page.tsx'
import { Requests } from '../requests/requests.tsx'

/** Who asked for a licence that is not on the list. */
export const Page = () => (
  <AdministrationPage heading="Anfragen">
    <Requests />
  </AdministrationPage>
)
