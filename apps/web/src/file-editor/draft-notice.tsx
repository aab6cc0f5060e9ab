import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { showFailure } from '../ui/failure.ts'
import { Notice } from './notice.tsx'

type Props = { readonly onKeep: () => void; readonly onDiscard: () => Promise<void> }

/** Unsaved edits of an earlier visit were restored; the person decides about them. */
export const DraftNotice = ({ onKeep, onDiscard }: Props) => {
  const discard = async (): Promise<void> => {
    try {
      await onDiscard()
    } catch (cause) {
      showFailure(cause)
    }
  }
  return (
    <Notice
      Icon={IconHistory}
      tone="info"
      text="Deine Änderungen vom letzten Mal, die noch nicht gespeichert waren, sind wieder da."
    >
      <Button onClick={onKeep}>Behalten</Button>
      <Button variant="default" onClick={() => void discard()}>
        Verwerfen
      </Button>
    </Notice>
  )
}
