import { FILE_NAME_MAX } from '@gebaerdenraum/domain/files/file-names'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconChevronRight, IconKeyboard, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { SavingIndicator } from '../../../../file-editor/saving-indicator.tsx'
import { EditableName } from '../../../../ui/editable-name.tsx'
import { useScene, useSignEditing } from '../editing-context.ts'
import { DownloadMenu } from './download-menu.tsx'
import classes from './editor-bar.module.css'
import { useRename } from './use-rename.ts'
import { ViewMenu } from './view-menu.tsx'

type Props = { readonly onClose: () => void; readonly onHelp: () => void }

/** Way out, name, whether all is saved, and how one looks at the canvas. */
export const EditorBar = ({ onClose, onHelp }: Props) => {
  const { store, canWrite } = useSignEditing()
  const { saving, savedAt, error } = useSyncExternalStore(store.subscribe, store.view)
  const name = useScene((scene) => scene.name)
  const rename = useRename()
  const isSaving = saving === 'saving'
  return (
    <header className={classes.bar}>
      <Tooltip label={isSaving ? 'Wird gerade gespeichert' : 'Schließen'}>
        {/* It keeps the focus while it is disabled: a question about unsaved edits returns the focus to it. */}
        <ActionIcon
          color="gray"
          aria-label="Schließen"
          aria-disabled={isSaving}
          {...(isSaving && { 'data-disabled': true })}
          onClick={() => !isSaving && onClose()}
        >
          <IconX aria-hidden />
        </ActionIcon>
      </Tooltip>
      <nav className={classes.crumbs} aria-label="Brotkrumen">
        <Link to="/app/eigene-gebaerden">Eigene Gebärden</Link>
        <IconChevronRight size={16} aria-hidden />
      </nav>
      <div className={classes.name}>
        <EditableName
          name={name}
          label="Name der Gebärde"
          maxLength={FILE_NAME_MAX}
          isPrinted
          onChange={rename}
          isReadOnly={!canWrite}
        />
      </div>
      <div className={classes.saving}>
        <SavingIndicator saving={saving} savedAt={savedAt} error={error} onRetry={store.retry} />
      </div>
      <div className={classes.actions}>
        <DownloadMenu />
        <ViewMenu />
        <Tooltip label="Tasten anzeigen">
          <ActionIcon color="gray" aria-label="Tasten anzeigen" className={classes.help ?? ''} onClick={onHelp}>
            <IconKeyboard aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
    </header>
  )
}
