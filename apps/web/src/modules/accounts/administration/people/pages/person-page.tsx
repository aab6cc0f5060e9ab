import type { Person } from '@gebaerdenraum/domain/accounts/people/people.contract'
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParam } from '../../../../../ui/address-parts.ts'
import { AdministrationPage } from '../../../../../ui/administration/administration-page.tsx'
import { useBreadcrumbName } from '../../../../../ui/breadcrumb-name.ts'
import { openDialog } from '../../../../../ui/dialogs/dialog-host.tsx'
import { QueryView } from '../../../../../ui/lists/query-view.tsx'
import sections from '../../../../../ui/page-sections.module.css'
import { AccountCard } from '../person/account-card.tsx'
import { InvitationsCard } from '../person/invitations-card.tsx'
import { LicenceCard } from '../person/licence-card.tsx'
import { MailsCard } from '../person/mails-card.tsx'
import { SignInsCard } from '../person/sign-ins-card.tsx'
import { personQuery } from '../queries.ts'
import { ViewDialog } from '../view-as/view-dialog.tsx'

/** One person: account, licence, sign-ins, mails. */
export const Page = () => {
  const id = useParam('id') ?? ''
  const query = useQuery(personQuery(id))
  const person = query.data
  useBreadcrumbName(person?.name)
  return (
    <AdministrationPage
      heading={person?.name ?? 'Person'}
      translate="no"
      actions={person?.can.view && <ViewButton person={person} />}
    >
      <QueryView
        query={query}
        failed="Die Person konnte nicht geladen werden"
        loading="Person wird geladen"
        height="20rem"
      >
        {(loaded) => (
          <div className={sections.cards}>
            <AccountCard person={loaded} />
            <LicenceCard person={loaded} />
            <SignInsCard person={loaded} />
            <MailsCard person={loaded} />
            <InvitationsCard person={loaded} />
          </div>
        )}
      </QueryView>
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
