import type { SystemState } from '@gebaerdenraum/domain/operation/system-state.contract'
import { Button, Skeleton } from '@mantine/core'
import { IconMailForward, IconRefresh } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { AdministrationPage } from '../../../ui/administration/administration-page.tsx'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { germanMoment } from '../../../ui/german-dates.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import sections from '../../../ui/page-sections.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { CheckCard } from './check-card.tsx'
import { JobTables } from './job-tables.tsx'
import { systemStateQuery } from './queries.ts'
import classes from './system.module.css'

/** How the service is: what runs, what waits, what failed, and what will soon. */
export const Page = () => {
  const { data: state, error, refetch, isFetching } = useQuery(systemStateQuery)
  return (
    <AdministrationPage
      heading="System"
      actions={
        <Button
          variant="default"
          leftSection={<IconRefresh size={20} aria-hidden />}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          Neu prüfen
        </Button>
      }
    >
      {error && (
        <LoadError
          title="Der Zustand des Systems konnte nicht geladen werden"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!state && !error && (
        <div className={classes.checks} role="status" aria-label="Das System wird geprüft">
          <Skeleton height={180} />
          <Skeleton height={180} />
          <Skeleton height={180} />
        </div>
      )}
      {state && <StateOfSystem state={state} />}
    </AdministrationPage>
  )
}

const StateOfSystem = ({ state: { checkedAt, checks, jobs, failures } }: { readonly state: SystemState }) => {
  const isWrong = checks.filter(({ state }) => state === 'bad' || state === 'warning')
  return (
    <>
      <p role="status" className={sections.muted}>
        {isWrong.length === 0 ? 'Alles in Ordnung.' : `Achtung: ${isWrong.map(({ title }) => title).join(', ')}.`}{' '}
        Geprüft am {germanMoment(checkedAt)}.
      </p>
      <div className={classes.checks}>
        {checks.map((check) => (
          <CheckCard key={check._id} check={check}>
            {check._id === 'mail' && <TestMail />}
          </CheckCard>
        ))}
      </div>
      <JobTables jobs={jobs} failures={failures} />
    </>
  )
}

const TestMail = () => {
  const client = useQueryClient()
  const send = useMutation({
    mutationFn: () => api['system-state'].patch('-1', { testMail: true }),
    onSuccess: ({ mailTo }) => showToast({ tone: 'success', text: `Die Test-E-Mail ist an ${mailTo} unterwegs` }),
    onSettled: () => client.invalidateQueries(systemStateQuery),
  })
  return (
    <>
      <FormFailure error={send.error} />
      <Button
        variant="default"
        leftSection={<IconMailForward size={20} aria-hidden />}
        loading={send.isPending}
        onClick={() => send.mutate()}
      >
        Test-E-Mail an mich
      </Button>
    </>
  )
}
