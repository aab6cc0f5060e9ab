import { CUSTOM_SIGN_TYPES } from '@gebaerdenraum/domain/files/file-types'
import type { RecentFile } from '@gebaerdenraum/domain/files/files.contract'
import { Alert, Anchor, Button } from '@mantine/core'
import { IconFolders, IconInfoCircle } from '@tabler/icons-react'
import { Link, Navigate } from '@tanstack/react-router'
import { useWords } from '../../../ui/address-parts.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useDismissedHints } from '../../accounts/index.ts'
import { RecentFilesTable } from '../../files/index.ts'
import { CreateCards } from '../overview/create-cards.tsx'
import { CustomSignActions } from '../overview/custom-sign-actions.tsx'
import { SignTypeTag } from '../overview/sign-type-tag.tsx'
import classes from './custom-signs-page.module.css'

/** Id of the hint, as it is remembered once it was closed. */
const HINT = 'custom-signs-in-file-browser'

/** Begin a new custom sign, or go on with one of those used last. With `?type=` it is the address of a new one. */
export const Page = () => {
  const { type } = useWords()
  const { isDismissed, dismiss } = useDismissedHints()
  const signType = CUSTOM_SIGN_TYPES.find((each) => each === type)
  if (signType) return <Navigate to="/app/eigene-gebaerden/$id" params={NEW} search={{ type: signType }} replace />
  return (
    <div className={classes.page}>
      <PageHeading>Eigene Gebärden</PageHeading>
      {!isDismissed(HINT) && (
        <Alert
          variant="light"
          icon={<IconInfoCircle aria-hidden />}
          withCloseButton
          closeButtonLabel="Hinweis schließen"
          onClose={() => dismiss(HINT)}
        >
          Deine eigenen Gebärden liegen jetzt in{' '}
          <Anchor
            underline="always"
            renderRoot={(props) => <Link {...props} to="/app/organisieren" search={ONLY_CUSTOM_SIGNS} />}
          >
            Organisieren
          </Anchor>
          . Dort legst du sie in Ordner und teilst sie mit deinem Team.
        </Alert>
      )}
      <CreateCards />
      <section aria-labelledby="how-to-draw">
        <h2 id="how-to-draw" className={classes.heading}>
          So zeichnest du eine Gebärde
        </h2>
        <p className={classes.howTo}>
          Füge eine Person ein, lege Hände darauf und zeige mit Pfeilen die Bewegung. Bei jeder Hand wählst du Handform,
          Ansicht, links oder rechts und die Farbe; als Strichzeichnung kannst du sie kopieren und ausmalen lassen.
          Statt einer Zeichnung kannst du auch ein Foto nehmen und beschriften.
        </p>
      </section>
      <section className={classes.recent} aria-labelledby="recent-custom-signs">
        <div className={classes.header}>
          <h2 id="recent-custom-signs" className={classes.heading}>
            Zuletzt verwendet
          </h2>
          <Button
            variant="subtle"
            leftSection={<IconFolders size={20} aria-hidden />}
            renderRoot={(props) => <Link {...props} to="/app/organisieren" search={ONLY_CUSTOM_SIGNS} />}
          >
            Alle eigenen Gebärden
          </Button>
        </div>
        <RecentFilesTable
          fileType="custom-signs"
          emptyTitle="Du hast noch keine eigenen Gebärden angelegt."
          emptyChildren={
            <p className={classes.hint}>Beschrifte ein Foto mit Pfeilen und Text, oder gestalte eine eigene Karte.</p>
          }
          renderDetails={renderDetails}
        />
      </section>
    </div>
  )
}

const NEW = { id: 'neu' } as const
const ONLY_CUSTOM_SIGNS: Readonly<Record<string, string>> = { t: 'custom-signs' }

const renderDetails = ({ _id, node, summary }: RecentFile) =>
  summary.fileType === 'custom-signs' && (
    <>
      <SignTypeTag type={summary.customSignType} />
      <CustomSignActions id={_id} name={node.name} />
    </>
  )
