import { FILE_NAME_MAX } from '@gebaerdenraum/domain/files/file-names'
import type { Shortcut } from '@gebaerdenraum/editing/shortcut'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconChevronRight, IconKeyboard, IconX } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useSyncExternalStore } from 'react'
import { EditableName } from '../ui/editable-name.tsx'
import type { EditedStore } from './edited-store.ts'
import classes from './editor-bar.module.css'
import { SavingIndicator } from './saving-indicator.tsx'
import { labelWithShortcut } from './shortcut-texts.ts'

export type EditorBarProps = {
  readonly store: EditedStore
  readonly canWrite: boolean
  readonly overview: { readonly to: LinkProps['to']; readonly label: string }
  /** „Name der Gebärde“ */
  readonly nameLabel: string
  /** The name is printed with the file. */
  readonly isNamePrinted?: boolean
  /** Controls that need a row of their own where the window is narrow. */
  readonly tools?: ReactNode
  /** Controls that stay beside the name. */
  readonly menus: ReactNode
  /** Resolves to whether the name was accepted. */
  readonly onRename: (name: string) => Promise<boolean>
  readonly helpLabel: string
  readonly helpShortcut?: Shortcut
  readonly onHelp: () => void
  readonly closeAt: 'start' | 'end'
  /** Closing waits for a save that is running. */
  readonly isCloseDisabledWhileSaving?: boolean
  readonly onClose: () => void
}

/** The editor's own bar: where one is, whether it is saved, what can be done with the whole file, and the way out. */
export const EditorBar = ({ store, canWrite, tools, closeAt, ...props }: EditorBarProps) => {
  const { saving, savedAt, error } = useSyncExternalStore(store.subscribe, store.view)
  const name = useSyncExternalStore(store.editor.subscribe, () => store.editor.state().history.document.name)
  const close = (
    <CloseButton
      isDisabled={props.isCloseDisabledWhileSaving === true && saving === 'saving'}
      onClose={props.onClose}
    />
  )
  return (
    <header className={classes.bar} data-tools={tools !== undefined || undefined}>
      <div className={classes.where}>
        {closeAt === 'start' && close}
        <nav aria-label="Brotkrumen" className={classes.crumb}>
          <Link to={props.overview.to}>{props.overview.label}</Link>
          <IconChevronRight size={16} aria-hidden />
        </nav>
        <div className={classes.name}>
          <EditableName
            name={name}
            label={props.nameLabel}
            maxLength={FILE_NAME_MAX}
            isPrinted={props.isNamePrinted ?? false}
            isReadOnly={!canWrite}
            onChange={props.onRename}
          />
        </div>
      </div>
      {canWrite ? (
        <div className={classes.saving}>
          <SavingIndicator saving={saving} savedAt={savedAt} error={error} onRetry={store.retry} />
        </div>
      ) : (
        <p className={classes.saving}>Nur ansehen</p>
      )}
      {tools !== undefined && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are actions of the file.
        <div className={classes.tools} role="group" aria-label="Werkzeuge">
          {tools}
        </div>
      )}
      <div className={classes.menus}>
        {props.menus}
        <Tooltip
          label={labelWithShortcut({
            label: props.helpLabel,
            ...(props.helpShortcut && { shortcut: props.helpShortcut }),
          })}
        >
          <ActionIcon color="gray" aria-label={props.helpLabel} className={classes.help ?? ''} onClick={props.onHelp}>
            <IconKeyboard size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
        {closeAt === 'end' && close}
      </div>
    </header>
  )
}

/** It keeps the focus while it is disabled: a question about unsaved edits returns the focus to it. */
const CloseButton = ({ isDisabled, onClose }: { readonly isDisabled: boolean; readonly onClose: () => void }) => (
  <Tooltip label={isDisabled ? 'Wird gerade gespeichert' : 'Schließen'}>
    <ActionIcon
      color="gray"
      aria-label="Schließen"
      aria-disabled={isDisabled}
      {...(isDisabled && { 'data-disabled': true })}
      onClick={() => !isDisabled && onClose()}
    >
      <IconX size={22} aria-hidden />
    </ActionIcon>
  </Tooltip>
)
