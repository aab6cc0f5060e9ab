import type { JobCounts, JobFailure } from '@gebaerdenraum/domain/operation/system-state.contract'
import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { germanMoment } from '../../../ui/german-dates.ts'
import sections from '../../../ui/page-sections.module.css'
import table from '../../../ui/table.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { systemStateQuery } from './queries.ts'
import classes from './system.module.css'

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
  return (
    <>
      {failures.length > 0 && (
        <section className={sections.card} aria-labelledby="failures">
          <h2 id="failures">Gescheiterte Aufgaben</h2>
          <FormFailure error={retry.error} />
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">Aufgabe und Grund</th>
                <th scope="col">Wann</th>
                <th scope="col" className={table.actions}>
                  Was du tun kannst
                </th>
              </tr>
            </thead>
            <tbody>
              {failures.map(({ _id, job, failedAt, reason, tries, isOver }) => (
                <tr key={_id}>
                  <td>
                    <span className={table.name}>{titles.get(job) ?? job}</span>
                    {reason}
                  </td>
                  <td>
                    {failedAt && germanMoment(failedAt)}
                    <br />
                    {tries === 1 ? 'ein Versuch' : `${tries} Versuche`}
                    {isOver ? ', aufgegeben' : ', wird wiederholt'}
                  </td>
                  <td className={table.actions}>
                    <Button
                      variant="default"
                      leftSection={<IconRefresh size={18} aria-hidden />}
                      disabled={retry.isPending}
                      aria-label={`„${titles.get(job) ?? job}“ jetzt wiederholen`}
                      onClick={() => retry.mutate({ job, ids: [_id] })}
                    >
                      Wiederholen
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <section className={sections.card} aria-labelledby="jobs">
        <h2 id="jobs">Aufgaben im Hintergrund</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the page has to scroll by keys too. */}
        <section className={classes.scroll} aria-label="Aufgaben und ihre Zahl" tabIndex={0}>
          <table className={classes.jobs}>
            <thead>
              <tr>
                <th scope="col">Aufgabe</th>
                <th scope="col">Warten</th>
                <th scope="col">Laufen</th>
                <th scope="col">Wiederholt</th>
                <th scope="col">Gescheitert</th>
              </tr>
            </thead>
            <tbody>
              {jobs.map(({ job, title, waiting, active, retrying, failed }) => (
                <tr key={job}>
                  <th scope="row">{title}</th>
                  <td>{waiting}</td>
                  <td>{active}</td>
                  <td>{retrying}</td>
                  <td>
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
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </section>
    </>
  )
}
