import { emailKey } from '@gebaerdenraum/domain/kernel/email-address'
import { Button, Divider } from '@mantine/core'
import { Link, Navigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../../../api/session.ts'
import { Entrance } from '../components/entrance.tsx'
import { PendingInvitationNotice } from '../components/pending-invitation-notice.tsx'
import { PendingOfferNotice } from '../components/pending-offer-notice.tsx'
import { AFTER_JOINING, joinPendingTeam } from '../join-team.ts'
import { readPendingInvitation } from '../pending-invitation.ts'
import { readPendingOffer } from '../pending-offer.ts'
import { addressAfterSignUp } from '../sign-up/address-after-sign-up.ts'
import { ChosenLicenceNotice } from '../sign-up/chosen-licence-notice.tsx'
import { storePendingSignUp, usePendingSignUp } from '../sign-up/pending-sign-up.ts'
import { SignUpForm } from '../sign-up/sign-up-form.tsx'
import { WaitingForMail } from '../sign-up/waiting-for-mail.tsx'

/** Signing up, then waiting for the confirmation of the address; a confirmed account continues into the app. */
export const Page = () => {
  const { session } = useSession()
  const pending = usePendingSignUp()
  const isVerified = session?.user.isEmailVerified ?? false
  useEffect(() => {
    if (isVerified) storePendingSignUp(null)
  }, [isVerified])

  if (session && isVerified) {
    const next = addressAfterSignUp(session.user)
    return readPendingInvitation() ? (
      <JoinTeam otherwise={next} />
    ) : (
      <Navigate to={readPendingOffer() ?? next} replace />
    )
  }
  if (session) {
    const { email, name } = session.user
    const resendAt = pending !== null && emailKey(pending.email) === emailKey(email) ? pending.resendAt : 0
    return <Waiting pending={{ email, name, resendAt }} />
  }
  return pending ? <Waiting pending={pending} /> : <SignUp />
}

const Waiting = ({ pending }: Parameters<typeof WaitingForMail>[0]) => (
  <Entrance heading="E-Mail bestätigen">
    <ChosenLicenceNotice />
    <WaitingForMail pending={pending} />
  </Entrance>
)

/** Accepts the invitation of this visit, once. Then it opens the app, or the page for a person who could not join. */
const JoinTeam = ({ otherwise }: { readonly otherwise: string }) => {
  const router = useRouter()
  useEffect(() => {
    void joinOnce().then((hasJoined) => router.history.replace(hasJoined ? AFTER_JOINING : otherwise))
  }, [router, otherwise])
  return (
    <Entrance heading="Team beitreten">
      <p role="status">Du trittst dem Team bei …</p>
    </Entrance>
  )
}

let joining: Promise<boolean> | null = null
/** An effect may run twice. */
const joinOnce = (): Promise<boolean> => {
  joining ??= joinPendingTeam().finally(() => {
    joining = null
  })
  return joining
}

const SignUp = () => (
  <Entrance heading="Konto erstellen">
    <PendingInvitationNotice />
    <PendingOfferNotice />
    <ChosenLicenceNotice />
    <SignUpForm />
    <Divider label="Schon dabei?" />
    <Button variant="default" fullWidth renderRoot={(props) => <Link to="/login" {...props} />}>
      Anmelden
    </Button>
  </Entrance>
)
