import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { showFailure } from '../ui/failure.ts'
import { Notice } from './notice.tsx'

type Props = {
  readonly store: {
    readonly editor: {
      readonly subscribe: (listener: () => void) => () => void
      readonly state: () => { readonly history: { readonly past: readonly unknown[] } }
    }
    readonly discardDraft: () => Promise<void>
  }
  /** Keeps the draft, or comes after it was discarded. */
  readonly onDecided: () => void
}

/**
 * Unsaved edits of an earlier visit were restored, and can be discarded. The first edit keeps them: it must not be
 * discarded with them.
 */
export const DraftNotice = ({ store, onDecided }: Props) => {
  const { editor } = store
  const isUntouched = useSyncExternalStore(editor.subscribe, () => editor.state().history.past.length === 0)
  if (!isUntouched) return null
  const discard = async (): Promise<void> => {
    try {
      await store.discardDraft()
      onDecided()
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
      <Button onClick={onDecided}>Behalten</Button>
      <Button variant="default" onClick={() => void discard()}>
        Verwerfen
      </Button>
    </Notice>
  )
}
