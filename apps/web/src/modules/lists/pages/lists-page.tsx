import type { RecentFile } from '@gebaerdenraum/domain/files/files.contract'
import { Button } from '@mantine/core'
import { IconDeviceMobile, IconFolders, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { RecentFilesTable } from '../../files/index.ts'
import { useOfflineLists } from '../offline/offline-lists.ts'
import { RecentListDetails } from '../overview/recent-list-details.tsx'
import { TemplateCards } from '../overview/template-cards.tsx'
import classes from './lists-page.module.css'

/** Begin a new list, or go on with one of those used last. */
export const Page = () => (
  <div className={classes.page}>
    <header className={classes.header}>
      <PageHeading>Lernlisten</PageHeading>
      <Button
        component={Link}
        to="/app/lernliste-bearbeiten"
        color="coral"
        leftSection={<IconPlus size={20} aria-hidden />}
      >
        Neue Lernliste
      </Button>
    </header>
    <section className={classes.recent} aria-labelledby="recent-lists">
      <div className={classes.header}>
        <h2 id="recent-lists" className={classes.heading}>
          Zuletzt verwendet
        </h2>
        <OfflineLink />
        <Button
          variant="subtle"
          leftSection={<IconFolders size={20} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/app/organisieren" search={ONLY_LISTS} />}
        >
          Alle Lernlisten
        </Button>
      </div>
      <RecentFilesTable
        fileType="lists"
        emptyTitle="Du hast noch keine Lernlisten verwendet."
        emptyChildren={
          <p className={classes.hint}>Stelle Gebärden zum Üben zusammen, oder beginne mit einer Vorlage.</p>
        }
        renderDetails={renderDetails}
      />
    </section>
    <TemplateCards />
  </div>
)

/** Only where it leads to something. */
const OfflineLink = () => {
  const lists = useOfflineLists()
  if (!lists?.length) return null
  return (
    <Button
      variant="subtle"
      leftSection={<IconDeviceMobile size={20} aria-hidden />}
      renderRoot={(props) => <Link {...props} to="/app/offline" />}
    >
      Offline verfügbar
    </Button>
  )
}

const ONLY_LISTS: Readonly<Record<string, string>> = { t: 'lists' }

const renderDetails = ({ _id, node, summary }: RecentFile) =>
  summary.fileType === 'lists' && <RecentListDetails id={_id} name={node.name} summary={summary} />
