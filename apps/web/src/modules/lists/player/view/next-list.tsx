import { Button } from '@mantine/core'
import { IconPlayerTrackNext } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { recentFilesQuery } from '../../../files/index.ts'
import { findUnfinished } from '../../start/find-unfinished.ts'
import classes from './next-list.module.css'

/** Leads to another list in work; nothing where there is none. */
export const NextList = ({ after }: { readonly after: string }) => {
  const { data: files = [] } = useQuery(recentFilesQuery('lists'))
  const next = findUnfinished(files, after)
  if (!next) return null
  return (
    <Button
      component={Link}
      to={`/app/lernliste/${next.id}`}
      size="lg"
      variant="light"
      className={classes.button!}
      leftSection={<IconPlayerTrackNext size={20} aria-hidden />}
    >
      <span className={classes.text}>
        Nächste Liste: <span translate="no">{next.name}</span>
      </span>
    </Button>
  )
}
