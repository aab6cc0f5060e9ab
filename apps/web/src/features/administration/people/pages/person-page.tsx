import type { Person } from '@gebaerdenraum/domain/accounts/people/people.contract'
import { Button, Skeleton } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParam } from '../../../../ui/address-parts.ts'
import { useBreadcrumbName } from '../../../../ui/breadcrumb-name.ts'
import { openDialog } from '../../../../ui/dialogs/dialog-host.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { AdministrationPage } from '../../components/administration-page.tsx'
import { AccountCard } from '../person/account-card.tsx'
import { InvitationsCard } from '../person/invitations-card.tsx'
import { LicenceCard } from '../person/licence-card.tsx'
import { MailsCard } from '../person/mails-card.tsx'
import classes from '../person/person.module.css'
import { SignInsCard } from '../person/sign-ins-card.tsx'
import { personQuery } from '../queries.ts'
import { ViewDialog } from '../view-as/view-dialog.tsx'

/** One person: account, licence, sign-ins, mails. */
export const Page = () => {
  const id = useParam('id') ?? ''
  const { data: person, error, refetch } = useQuery(personQuery(id))
  useBreadcrumbName(person?.name)
  return (
    <AdministrationPage
      heading={person?.name ?? 'Person'}
      translate="no"
      actions={person?.can.view && <ViewButton person={person} />}
    >
      {!person && error && (
        <LoadError title="Die Person konnte nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {!person && !error && <Skeleton height="20rem" role="status" aria-label="Person wird geladen" />}
      {person && (
        <div className={classes.cards}>
          <AccountCard person={person} />
          <LicenceCard person={person} />
          <SignInsCard person={person} />
          <MailsCard person={person} />
          <InvitationsCard person={person} />
        </div>
      )}
    </AdministrationPage>
  )
}

const ViewButton = ({ person }: { readonly person: Person }) => (
  <Button
    variant="default"
    leftSection={<IconEye size={18} aria-hidden />}
    onClick={() => void openDialog(ViewDialog, { person })}
  >
    App als diese Person ansehen
  </Button>
)
