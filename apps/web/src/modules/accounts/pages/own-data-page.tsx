import { useSession } from '../../../api/session.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { DeleteSection } from '../own-data/delete-section.tsx'
import { ExportSection } from '../own-data/export-section.tsx'
import classes from './account-pages.module.css'

/** The stored data of the account: export and deletion. */
export const Page = () => {
  const { session } = useSession()
  if (!session) return null
  return (
    <div className={classes.page}>
      <PageHeading>Meine Daten</PageHeading>
      <ExportSection />
      <DeleteSection session={session} />
    </div>
  )
}
