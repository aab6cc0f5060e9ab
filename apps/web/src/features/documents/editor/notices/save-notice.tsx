import { Button } from '@mantine/core'
import { IconAlertTriangle, IconFileOff, IconUsers } from '@tabler/icons-react'
import { useState, useSyncExternalStore } from 'react'
import type { SaveProblem } from '../../../../editing/save-problem.ts'
import { showToast } from '../../../../ui/toast.tsx'
import type { DocumentStore } from '../store/open-documents.ts'
import { Notice } from './notice.tsx'

type Props = {
  readonly store: DocumentStore
  readonly onKeepAsCopy: () => Promise<void>
  /** Gives one's own edits up and leaves. */
  readonly onGiveUp: () => void
}

/** What stands in the way of saving, and the ways out. Nobody's edits are lost without his word. */
export const SaveNotice = ({ store, onKeepAsCopy, onGiveUp }: Props) => {
  const { problem, saving, error } = useSyncExternalStore(store.subscribe, store.view)
  const [isBusy, setIsBusy] = useState(false)
  const kind = saving === 'conflict' ? 'stale' : problem
  if (kind === null || kind === 'unreachable' || kind === 'name-taken') return null
  const { Icon, text } = TEXTS[kind]
  const run = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true)
    try {
      await work()
    } catch (cause) {
      showToast({ tone: 'danger', text: cause instanceof Error ? cause.message : 'Das hat nicht geklappt.' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Notice
      Icon={Icon}
      tone="danger"
      text={kind === 'refused' && error instanceof Error ? `${text} ${error.message}` : text}
    >
      {kind === 'stale' && (
        <Button size="compact-md" variant="default" disabled={isBusy} onClick={() => void run(store.loadTheirs)}>
          Neue Fassung laden
        </Button>
      )}
      <Button size="compact-md" disabled={isBusy} onClick={() => void run(onKeepAsCopy)}>
        Meine als Kopie behalten
      </Button>
      {kind !== 'stale' && (
        <Button size="compact-md" variant="default" disabled={isBusy} onClick={onGiveUp}>
          Verwerfen und schließen
        </Button>
      )}
    </Notice>
  )
}

const TEXTS: Readonly<
  Record<Exclude<SaveProblem, 'unreachable' | 'name-taken'>, { readonly Icon: typeof IconUsers; readonly text: string }>
> = {
  stale: {
    Icon: IconUsers,
    text: 'Jemand anderes hat diese Druckvorlage inzwischen geändert. Deine letzten Änderungen sind noch nicht gespeichert.',
  },
  gone: {
    Icon: IconFileOff,
    text: 'Diese Druckvorlage wurde gelöscht, oder du hast keinen Zugriff mehr darauf. Deine letzten Änderungen sind noch nicht gespeichert.',
  },
  'not-allowed': {
    Icon: IconAlertTriangle,
    text: 'Du darfst diese Druckvorlage nicht mehr ändern. Deine letzten Änderungen sind noch nicht gespeichert.',
  },
  refused: { Icon: IconAlertTriangle, text: 'Deine letzten Änderungen konnten nicht gespeichert werden.' },
}
