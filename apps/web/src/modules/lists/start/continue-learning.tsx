import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { quoteName } from '../../../ui/quote-name.ts'
import type { StartSection } from '../../catalogue/index.ts'
import { recentFilesQuery } from '../../files/index.ts'
import { ListProgress } from '../components/list-progress.tsx'
import classes from './continue-learning.module.css'
import { findUnfinished } from './find-unfinished.ts'

const MINUTE_MS = 60_000
const recentListsQuery = { ...recentFilesQuery('lists'), staleTime: MINUTE_MS }

/** The list used last that has something left to learn or due for repetition; nothing where there is none. */
const ContinueLearning = () => {
  const { data: files = [] } = useQuery(recentListsQuery)
  const list = findUnfinished(files)
  if (!list) return null
  const { id, name, learned, count, percent } = list
  return (
    <section className={classes.panel} aria-labelledby="continue-learning">
      <h2 id="continue-learning" className={classes.heading}>
        Weiter üben
      </h2>
      <p className={classes.name} translate="no">
        {name}
      </p>
      <ListProgress learned={learned} count={count} percent={percent} isSmall />
      <Button
        component={Link}
        to={`/app/lernliste/${id}`}
        leftSection={<IconPlayerPlay size={20} aria-hidden />}
        aria-label={`${quoteName(name)} weiter üben`}
      >
        Weiter üben
      </Button>
    </section>
  )
}

export const continueLearning: StartSection = {
  id: 'continue-learning',
  Content: ContinueLearning,
  prepare: (client) => client.prefetchQuery(recentListsQuery),
}
