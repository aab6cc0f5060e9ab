import type { CustomSign } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import { isTeamCopyAdvised } from '@gebaerdenraum/domain/documents/document-permissions'
import { ActionIcon, Button } from '@mantine/core'
import { IconUsersGroup, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Notice } from '../../../../file-editor/notice.tsx'
import { useSession } from '../../../accounts/index.ts'
import { fileNodeQuery, useFileDialog } from '../../../files/index.ts'
import { useSignEditing } from '../editing-context.ts'

/** Whoever changes what somebody of the team has made changes the original (specification 2, section 4). */
export const TeamCopyNotice = ({ sign }: { readonly sign: CustomSign }) => {
  const [isClosed, setIsClosed] = useState(false)
  const { store, canWrite } = useSignEditing()
  const { session } = useSession()
  const dialog = useFileDialog()
  const client = useQueryClient()
  const navigate = useNavigate()
  if (isClosed || !canWrite || !isTeamCopyAdvised(sign, session?.user._id ?? '')) return null
  const copy = async () => {
    // The copy is made of what the server has.
    await store.flush()
    const node = await client.fetchQuery(fileNodeQuery(sign.node))
    const made = await dialog.open({ mode: 'duplicate', nodes: [node] })
    if (made?.file) await navigate({ to: '/app/eigene-gebaerden/$id', params: { id: made.file } })
  }
  return (
    <Notice
      Icon={IconUsersGroup}
      tone="info"
      text="Jemand aus deinem Team hat diese Gebärde erstellt. Was du änderst, ändert sich für alle im Team."
    >
      <Button variant="default" onClick={() => void copy()}>
        Kopie erstellen
      </Button>
      <ActionIcon color="gray" aria-label="Hinweis schließen" onClick={() => setIsClosed(true)}>
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </Notice>
  )
}
