import type { FileSummary } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { Button } from '@mantine/core'
import { IconPlayerPlay, IconRepeat, IconShare2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { quoteName } from '../../../ui/quote-name.ts'
import { ListProgress } from '../components/list-progress.tsx'
import { signCount } from '../components/sign-count.ts'
import classes from './recent-list-details.module.css'

type Props = {
  readonly id: string
  readonly name: string
  readonly summary: Extract<FileSummary, { fileType: 'lists' }>
}

/** What the overview tells of a list beside its name, and the way to play it. */
export const RecentListDetails = ({ id, name, summary }: Props) => {
  const { signCount: count, learnedCount, progress, dueCount, isShared } = summary
  return (
    <span className={classes.details}>
      <span className={classes.progress} data-empty={count === 0 || undefined}>
        {count === 0 ? signCount(0) : <ListProgress learned={learnedCount} count={count} percent={progress} isSmall />}
      </span>
      {dueCount > 0 && (
        <span className={classes.due}>
          <IconRepeat size={18} aria-hidden />
          {dueCount} heute dran
        </span>
      )}
      {isShared && (
        <span className={classes.shared}>
          <IconShare2 size={18} aria-hidden />
          Geteilt
        </span>
      )}
      {count > 0 && (
        <Button
          component={Link}
          to={`/app/lernliste/${id}`}
          variant="light"
          className={classes.play!}
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          aria-label={`${quoteName(name)} lernen`}
        >
          Lernen
        </Button>
      )}
    </span>
  )
}
