import type { SecondFactor } from '@gebaerdenraum/domain/accounts/second-factors.contract'
import { Alert, Skeleton } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { reloadSession, useSession } from '../../../../api/session.ts'
import { AdministrationPage } from '../../../../ui/administration/administration-page.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import sections from '../../../../ui/page-sections.module.css'
import { DeviceSetup } from './device-setup.tsx'
import { EnrolledCard } from './enrolled-card.tsx'
import { ProofForm } from './proof-form.tsx'
import { secondFactorQuery } from './queries.ts'
import { RecoveryCodeList } from './recovery-code-list.tsx'

/** The own second factor: set up, change, recovery codes. */
export const Page = () => {
  const { session } = useSession()
  const query = useQuery(secondFactorQuery)
  return (
    <AdministrationPage heading="Anmeldung">
      {session?.awaitsSecondFactor && (
        <Alert color="yellow" icon={<IconShieldLock aria-hidden />} title="Noch ein Schritt" role="status">
          Die Verwaltung ist doppelt gesichert. Richte zuerst deinen zweiten Faktor ein, dann steht dir alles offen.
        </Alert>
      )}
      {query.data && <Steps state={query.data} />}
      {query.isPending && (
        <div role="status" aria-label="Wird geladen">
          <Skeleton height="12rem" />
        </div>
      )}
      {query.error && (
        <LoadError
          title="Dein zweiter Faktor konnte nicht geladen werden"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
    </AdministrationPage>
  )
}

type Step =
  | { readonly at: 'start' | 'change' | 'codes' }
  | { readonly at: 'device'; readonly secret: string; readonly uri: string }
  | { readonly at: 'kept'; readonly recoveryCodes: readonly string[] }

const Steps = ({ state }: { readonly state: SecondFactor }) => {
  const [step, setStep] = useState<Step>({ at: 'start' })
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { session } = useSession()

  const begun = ({ secret = '', uri = '' }: SecondFactor) => setStep({ at: 'device', secret, uri })
  const finished = ({ recoveryCodes = [] }: SecondFactor) => setStep({ at: 'kept', recoveryCodes })
  const leave = async () => {
    const wasEnrolling = session?.awaitsSecondFactor === true
    await reloadSession()
    await queries.invalidateQueries(secondFactorQuery)
    setStep({ at: 'start' })
    if (wasEnrolling) await navigate({ to: '/app/verwaltung' })
  }

  switch (step.at) {
    case 'device':
      return (
        <Card title={state.isEnrolled ? 'Neues Gerät' : 'Gerät verbinden'}>
          <DeviceSetup
            userId={state._id}
            secret={step.secret}
            uri={step.uri}
            onConfirm={finished}
            onCancel={() => setStep({ at: 'start' })}
          />
        </Card>
      )
    case 'kept':
      return (
        <Card title="Deine Wiederherstellungscodes">
          <RecoveryCodeList codes={step.recoveryCodes} onDone={leave} />
        </Card>
      )
    case 'change':
    case 'codes':
      return (
        <Card title={step.at === 'change' ? 'Gerät wechseln' : 'Neue Wiederherstellungscodes'}>
          <ProofForm
            userId={state._id}
            purpose={step.at}
            onDone={step.at === 'change' ? begun : finished}
            onCancel={() => setStep({ at: 'start' })}
          />
        </Card>
      )
    default:
      return state.isEnrolled ? (
        <Card title="Zweiter Faktor">
          <EnrolledCard
            state={state}
            onChangeDevice={() => setStep({ at: 'change' })}
            onNewCodes={() => setStep({ at: 'codes' })}
          />
        </Card>
      ) : (
        <Card title="Zweiter Faktor">
          <p>
            Beim Anmelden nennst du dann neben deinem Passwort einen Code, den eine App auf deinem Telefon zeigt. Wer
            dein Passwort kennt, kommt damit allein nicht mehr hinein. Es geht mit jeder Authenticator-App, etwa Aegis,
            Google Authenticator, 1Password oder Bitwarden.
          </p>
          <ProofForm userId={state._id} purpose="setup" onDone={begun} />
        </Card>
      )
  }
}

const Card = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={sections.card}>
    <h2>{title}</h2>
    {children}
  </section>
)
