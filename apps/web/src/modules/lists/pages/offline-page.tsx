import { PageHeading } from '../../../ui/page-heading.tsx'
import { OfflineContent } from '../offline/offline-content.tsx'
import classes from './offline-page.module.css'

/** What this device has stored, with or without a connection. */
export const Page = () => (
  <div className={classes.page}>
    <PageHeading>Offline verfügbar</PageHeading>
    <OfflineContent />
  </div>
)
