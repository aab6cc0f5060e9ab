import { Alert, Anchor, Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconShieldLock } from '@tabler/icons-react'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AdministrationPage } from '../../../ui/administration/administration-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import sections from '../../../ui/page-sections.module.css'
import { secondFactorQuery } from '../../accounts/administration/index.ts'
import classes from './start.module.css'
import { WAITING, type Waiting } from './waiting.ts'

/** What waits for a decision. */
export const Page = () => (
  <AdministrationPage heading="Verwaltung">
    <SecondFactorHint />
    <section className={sections.card}>
      <h2>Zu erledigen</h2>
      <WaitingList />
    </section>
  </AdministrationPage>
)

const WaitingList = () => {
  const counts = useQueries({
    queries: WAITING.map(({ id, count }) => ({
      queryKey: ['waiting', id],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => count(signal),
      staleTime: 0,
    })),
  })
  if (counts.some(({ isPending }) => isPending)) {
    return <Skeleton height="12rem" role="status" aria-label="Wird geladen" />
  }
  const found = WAITING.map((waiting, index) => ({ waiting, number: counts[index]?.data ?? 0 }))
  const rows = found.filter(({ number }) => number > 0)
  const hasFailed = counts.some(({ isError }) => isError)
  return (
    <>
      {hasFailed && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} role="status">
          Nicht alles konnte gezählt werden. Lade die Seite neu, um es noch einmal zu versuchen.
        </Alert>
      )}
      {rows.length > 0 && (
        <ul className={classes.list}>
          {rows.map(({ waiting, number }) => (
            <WaitingRow key={waiting.id} waiting={waiting} number={number} />
          ))}
        </ul>
      )}
      {rows.length === 0 && !hasFailed && <EmptyState icon={IconCircleCheck} title="Nichts wartet auf dich." />}
    </>
  )
}

const WaitingRow = ({ waiting, number }: { readonly waiting: Waiting; readonly number: number }) => {
  const { to, Icon, one, many } = waiting
  return (
    <li>
      <Link to={to} className={classes.row}>
        <Icon aria-hidden />
        <span>
          <strong>{number}</strong> {number === 1 ? one : many}
        </span>
      </Link>
    </li>
  )
}

/** In a demonstration nobody has to set it up. */
const SecondFactorHint = () => {
  const { data } = useQuery(secondFactorQuery)
  if (!data || (data.isEnrolled && data.recoveryCodesLeft > 0)) return null
  return (
    <Alert color="yellow" icon={<IconShieldLock aria-hidden />} role="status">
      {data.isEnrolled
        ? 'Deine Wiederherstellungscodes sind aufgebraucht. '
        : 'Deine Anmeldung hat noch keinen zweiten Faktor. '}
      <Anchor
        inherit
        c="inherit"
        underline="always"
        renderRoot={(props) => <Link to="/app/verwaltung/anmeldung" {...props} />}
      >
        {data.isEnrolled ? 'Neue erzeugen' : 'Einrichten'}
      </Anchor>
    </Alert>
  )
}
