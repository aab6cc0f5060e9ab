import { Button } from '@mantine/core'
import { IconFolders } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { RecentDocuments } from '../overview/recent-documents.tsx'
import { TypePicker } from '../overview/type-picker.tsx'
import classes from './documents-page.module.css'

/** Begin a print template, or go on with one of those used last (specification 2, "Documents overview"). */
export const Page = () => (
  <div className={classes.page}>
    <PageHeading>Druckvorlagen</PageHeading>
    <TypePicker />
    <section className={classes.recent} aria-labelledby="recent-documents">
      <div className={classes.header}>
        <h2 id="recent-documents" className={classes.heading}>
          Zuletzt verwendet
        </h2>
        <Button
          variant="subtle"
          leftSection={<IconFolders size={20} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/app/organisieren" search={ONLY_DOCUMENTS} />}
        >
          Alle Druckvorlagen
        </Button>
      </div>
      <RecentDocuments />
    </section>
  </div>
)

const ONLY_DOCUMENTS: Readonly<Record<string, string>> = { t: 'documents' }
