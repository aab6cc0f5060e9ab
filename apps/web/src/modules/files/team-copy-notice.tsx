import { isTeamCopyAdvised } from '@gebaerdenraum/domain/documents/document-permissions'
import type { OwnerType } from '@gebaerdenraum/domain/teams/owner-types'
import { Button, CloseButton } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { Notice } from '../../file-editor/notice.tsx'
import { useDismissedHints, useSession } from '../accounts/index.ts'

type Props = {
  readonly file: { readonly _id: string; readonly ownerType: OwnerType; readonly author: string | null }
  readonly text: string
  readonly onCopy: () => void
}

/**
 * Advises a copy of what another member of the team has made (specification 2, section 4). Closed for one file, it stays
 * closed for that one.
 */
export const TeamCopyNotice = ({ file, text, onCopy }: Props) => {
  const { session } = useSession()
  const { isDismissed, dismiss } = useDismissedHints()
  const hint = `team-copy-${file._id}`
  if (!isTeamCopyAdvised(file, session?.user._id ?? '') || isDismissed(hint)) return null
  return (
    <Notice Icon={IconUsersGroup} tone="info" text={text}>
      <Button variant="default" onClick={onCopy}>
        Kopie erstellen
      </Button>
      <CloseButton size={44} iconSize={18} aria-label="Hinweis schließen" onClick={() => dismiss(hint)} />
    </Notice>
  )
}
