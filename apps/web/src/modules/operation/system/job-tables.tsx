import type { JobCounts, JobFailure } from '@gebaerdenraum/domain/operation/system-state.contract'
import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { germanMoment } from '../../../ui/german-dates.ts'
import { byId, type Column, DataTable } from '../../../ui/lists/data-table.tsx'
import { NumberTable } from '../../../ui/lists/number-table.tsx'
import sections from '../../../ui/page-sections.module.css'
import { quoteName } from '../../../ui/quote-name.ts'
import table from '../../../ui/table.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { systemStateQuery } from './queries.ts'

type Props = { readonly jobs: readonly JobCounts[]; readonly failures: readonly JobFailure[] }
type Retry = { readonly job: string; readonly ids?: string[] }

/** What is done in the background: how much waits, and what failed. */
export const JobTables = ({ jobs, failures }: Props) => {
  const client = useQueryClient()
  const retry = useMutation({
    mutationFn: (wanted: Retry) => api['system-state'].patch('-1', { retry: wanted }),
    onSuccess: ({ retried }) =>
      showToast({
        tone: 'success',
        text: retried === 1 ? 'Eine Aufgabe wird wiederholt' : `${retried} Aufgaben werden wiederholt`,
      }),
    onSettled: () => client.invalidateQueries(systemStateQuery),
  })
  const titles = new Map(jobs.map(({ job, title }) => [job, title]))
  const titleFor = ({ job }: JobFailure): string => titles.get(job) ?? job
  const columns: readonly Column<JobFailure>[] = [
    {
      head: 'Aufgabe und Grund',
      cell: (failure) => (
        <>
          <span className={table.name}>{titleFor(failure)}</span>
          {failure.reason}
        </>
      ),
    },
    {
      head: 'Wann',
      cell: ({ failedAt, tries, isOver }) => (
        <>
          {failedAt && germanMoment(failedAt)}
          <br />
          {tries === 1 ? 'ein Versuch' : `${tries} Versuche`}
          {isOver ? ', aufgegeben' : ', wird wiederholt'}
        </>
      ),
    },
    {
      head: 'Was du tun kannst',
      isActions: true,
      cell: (failure) => (
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          disabled={retry.isPending}
          aria-label={`${quoteName(titleFor(failure))} jetzt wiederholen`}
          onClick={() => retry.mutate({ job: failure.job, ids: [failure._id] })}
        >
          Wiederholen
        </Button>
      ),
    },
  ]
  return (
    <>
      {failures.length > 0 && (
        <section className={sections.card} aria-labelledby="failures">
          <h2 id="failures">Gescheiterte Aufgaben</h2>
          <FormFailure error={retry.error} />
          <DataTable labelledBy="failures" columns={columns} rows={failures} rowKey={byId} />
        </section>
      )}
      <section className={sections.card} aria-labelledby="jobs">
        <h2 id="jobs">Aufgaben im Hintergrund</h2>
        <NumberTable
          label="Aufgaben und ihre Zahl"
          rowHead={{ head: 'Aufgabe', cell: ({ title }) => title }}
          columns={[
            { head: 'Warten', cell: ({ waiting }) => waiting },
            { head: 'Laufen', cell: ({ active }) => active },
            { head: 'Wiederholt', cell: ({ retrying }) => retrying },
            {
              head: 'Gescheitert',
              cell: ({ job, title, failed, retrying }) => (
                <>
                  {failed}
                  {failed + retrying > 1 && (
                    <Button
                      variant="default"
                      size="compact-md"
                      ml="sm"
                      disabled={retry.isPending}
                      aria-label={`Alle wiederholen: ${title}`}
                      onClick={() => retry.mutate({ job })}
                    >
                      Alle wiederholen
                    </Button>
                  )}
                </>
              ),
            },
          ]}
          rows={jobs}
          rowKey={({ job }) => job}
          // In rows of zeros only other columns matter.
          hasCards={false}
        />
      </section>
    </>
  )
}
