import { OFFLINE_TEXT } from '../../api/api-error.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** Stands in place of everything when the server cannot be reached at the start. Nobody is signed out by that. */
export const StartError = ({ onRetry }: { readonly onRetry: () => void }) => (
  <main>
    <PageHeading isHidden>Keine Verbindung</PageHeading>
    <LoadError title="Keine Verbindung zum Server" error={new Error(OFFLINE_TEXT)} onRetry={onRetry} />
  </main>
)
