import { Button } from '@mantine/core'
import { IconListSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'

/** For an address whose list is gone, or was never this account's to see. */
export const MissingList = ({ what = 'Diese Lernliste' }: { readonly what?: string }) => (
  <>
    <PageHeading isHidden>Lernliste</PageHeading>
    <EmptyState icon={IconListSearch} title={`${what} gibt es nicht`}>
      <p>Sie wurde gelöscht oder verschoben, oder du hast keinen Zugriff darauf.</p>
      <Button component={Link} to="/app/lernlisten">
        Zu den Lernlisten
      </Button>
    </EmptyState>
  </>
)
