import { Button, Skeleton } from '@mantine/core'
import { IconMailbox, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { isDemo } from '../../../api/page-settings.ts'
import { useWords } from '../../../ui/address-parts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListPagination } from '../../../ui/list-pagination.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Toolbar } from '../../../ui/toolbar.tsx'
import { DemoMail } from '../demo-mails/demo-mail.tsx'
import { DEMO_MAILS_PER_PAGE, demoMailsQuery } from '../demo-mails/queries.ts'
import classes from './demo-mails-page.module.css'

/** In the demonstration no mail leaves the machine: here they can be read, and their links followed. */
export const Page = () => (isDemo() ? <DemoMails /> : <Navigate to="/" replace />)

const DemoMails = () => {
  const { page: word } = useWords()
  const page = Math.max(1, Number.parseInt(word ?? '1', 10) || 1)
  const navigate = useNavigate()
  const { data: result, error, isFetching, refetch } = useQuery(demoMailsQuery(page))
  return (
    <div className={classes.page}>
      <Toolbar label="E-Mails" start={<PageHeading>E-Mails der Demonstration</PageHeading>}>
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={isFetching && result !== undefined}
          onClick={() => void refetch()}
        >
          Aktualisieren
        </Button>
      </Toolbar>
      <p className={classes.lead}>
        In der Demonstration verlässt keine E-Mail diesen Rechner. Stattdessen stehen sie hier, die neueste zuerst.
      </p>
      {error && !result && (
        <LoadError title="Die E-Mails konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {!result && !error && <Skeleton height="14rem" role="status" aria-label="E-Mails werden geladen" />}
      {result?.total === 0 && (
        <EmptyState icon={IconMailbox} title="Noch keine E-Mails">
          <p className={classes.lead}>Lege zum Beispiel ein Konto an: Die Bestätigung erscheint dann hier.</p>
        </EmptyState>
      )}
      {result?.data.map((mail) => (
        <DemoMail key={mail._id} mail={mail} />
      ))}
      {result && (
        <ListPagination
          label="Seiten der E-Mails"
          page={page}
          pageSize={DEMO_MAILS_PER_PAGE}
          total={result.total}
          onChange={(next) => void navigate({ to: '.', search: next > 1 ? { page: String(next) } : {} })}
        />
      )}
    </div>
  )
}
