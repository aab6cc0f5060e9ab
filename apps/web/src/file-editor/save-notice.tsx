import type { Owner } from '@gebaerdenraum/domain/teams/owner-types'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconFileOff, IconPhotoOff, IconUsers, type TablerIcon } from '@tabler/icons-react'
import { useAction } from '../ui/forms/use-action.ts'
import type { FileView } from './file-view.ts'
import { Notice } from './notice.tsx'
import { isRetried, missingImagesIn, type SaveProblem, saveErrorText } from './save-problem.ts'

type Props = {
  readonly view: FileView<Pick<Owner, 'ownerType'>>
  /** 'diese Gebärde' */
  readonly thing: string
  readonly onLoadTheirs: () => Promise<void>
  readonly onKeepAsCopy: () => Promise<void>
  /** Removes these uploads from the content and saves it. */
  readonly onRemoveImages: (imageIds: readonly string[]) => Promise<void>
  /** Discards the edits and leaves. */
  readonly onGiveUp: () => void
}

/** Why the file cannot be saved, and what the person can do. No edit is lost without a decision. */
export const SaveNotice = ({ view, thing, onLoadTheirs, onKeepAsCopy, onRemoveImages, onGiveUp }: Props) => {
  const { run, isBusy } = useAction({ run: (work: () => Promise<void>) => work() })
  const problem = view.saving === 'conflict' ? 'stale' : view.saving === 'refused' ? view.problem : null
  if (problem === null || isRetried(problem) || problem === 'name-taken') return null
  const { Icon, textOf } = TEXTS[problem]
  const isShared = view.file?.ownerType === 'teams'
  const missing = missingImagesIn(view.error)
  const text = textOf({
    thing,
    isShared,
    missing: missing.length,
    error: view.error,
  })
  return (
    <Notice Icon={Icon} tone="danger" text={`${text} Deine letzten Änderungen sind noch nicht gespeichert.`}>
      {problem === 'stale' ? (
        <Button variant="default" disabled={isBusy} onClick={() => void run(onLoadTheirs)}>
          Neue Fassung laden
        </Button>
      ) : (
        <Button variant="default" disabled={isBusy} onClick={onGiveUp}>
          Verwerfen und schließen
        </Button>
      )}
      {problem === 'images-missing' ? (
        <Button disabled={isBusy} onClick={() => void run(() => onRemoveImages(missing))}>
          {missing.length === 1 ? 'Bild entfernen' : 'Bilder entfernen'}
        </Button>
      ) : (
        <Button disabled={isBusy} onClick={() => void run(onKeepAsCopy)}>
          Meine als Kopie behalten
        </Button>
      )}
    </Notice>
  )
}

type Facts = {
  readonly thing: string
  /** Only files of a team can be changed by others. */
  readonly isShared: boolean
  /** The number of uploads to remove. */
  readonly missing: number
  readonly error: unknown
}
type Text = { readonly Icon: TablerIcon; readonly textOf: (facts: Facts) => string }

const TEXTS: Readonly<Record<Exclude<SaveProblem, 'offline' | 'failed' | 'name-taken'>, Text>> = {
  stale: {
    Icon: IconUsers,
    textOf: ({ thing, isShared }) =>
      isShared
        ? `Jemand anderes hat ${thing} inzwischen geändert.`
        : `Du hast ${thing} inzwischen in einem anderen Fenster oder auf einem anderen Gerät geändert.`,
  },
  gone: {
    Icon: IconFileOff,
    textOf: ({ thing }) => `Jemand hat ${thing} gelöscht, oder du hast keinen Zugriff mehr darauf.`,
  },
  'not-allowed': { Icon: IconAlertTriangle, textOf: ({ thing }) => `Du darfst ${thing} nicht mehr ändern.` },
  'images-missing': {
    Icon: IconPhotoOff,
    textOf: ({ missing, error }) =>
      `${saveErrorText(error)} ${missing === 1 ? 'Entferne es' : 'Entferne sie'}, dann wird wieder gespeichert.`,
  },
  refused: { Icon: IconAlertTriangle, textOf: ({ error }) => saveErrorText(error) },
}
