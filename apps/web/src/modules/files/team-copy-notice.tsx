import { isTeamCopyAdvised } from '@gebaerdenraum/domain/documents/document-permissions'
import type { OwnerType } from '@gebaerdenraum/domain/teams/owner-types'
import { Button, CloseButton } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Notice } from '../../file-editor/notice.tsx'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast.tsx'
import { useDismissedHints, useSession } from '../accounts/index.ts'
import { useFileDialog } from './dialog/file-dialog.ts'
import { fileNodeQuery } from './queries.ts'

type Props = {
  readonly file: {
    readonly _id: string
    readonly node: string
    readonly ownerType: OwnerType
    readonly author: string | null
  }
  readonly text: string
  /** The copy is made of what the server has. Resolves to whether it has everything. */
  readonly save: () => Promise<boolean>
  readonly onCopied: (file: string) => Promise<void>
}

/**
 * Advises a copy of what another member of the team has made (specification 2, section 4). Closed for one file, it stays
 * closed for that one.
 */
export const TeamCopyNotice = ({ file, text, save, onCopied }: Props) => {
  const { session } = useSession()
  const { isDismissed, dismiss } = useDismissedHints()
  const client = useQueryClient()
  const dialog = useFileDialog()
  const hint = `team-copy-${file._id}`
  if (!isTeamCopyAdvised(file, session?.user._id ?? '') || isDismissed(hint)) return null
  const copy = async (): Promise<void> => {
    try {
      if (!(await save())) {
        showToast({ tone: 'warning', text: 'Eine Kopie geht erst, wenn deine Änderungen gespeichert sind.' })
        return
      }
      const node = await client.fetchQuery(fileNodeQuery(file.node))
      const made = await dialog.open({ mode: 'duplicate', nodes: [node] })
      if (made?.file) await onCopied(made.file)
    } catch (error) {
      showFailure(error)
    }
  }
  return (
    <Notice Icon={IconUsersGroup} tone="info" text={text}>
      <Button variant="default" onClick={() => void copy()}>
        Kopie erstellen
      </Button>
      <CloseButton size={44} iconSize={18} aria-label="Hinweis schließen" onClick={() => dismiss(hint)} />
    </Notice>
  )
}
