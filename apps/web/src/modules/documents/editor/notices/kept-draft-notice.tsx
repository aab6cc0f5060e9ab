import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { Notice } from '../../../../file-editor/notice.tsx'

type Props = { readonly onKeep: () => void; readonly onDiscard: () => void }

/** What an earlier visit could not save is there again; it may be given up. */
export const KeptDraftNotice = ({ onKeep, onDiscard }: Props) => (
  <Notice
    Icon={IconHistory}
    tone="info"
    text="Deine Änderungen vom letzten Mal, die noch nicht gespeichert waren, sind wieder da."
  >
    <Button onClick={onKeep}>Behalten</Button>
    <Button variant="default" onClick={onDiscard}>
      Verwerfen
    </Button>
  </Notice>
)
