import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { ERROR_TITLE, SUBMIT_LABELS } from './dialog-texts.ts'
import classes from './file-dialog-modal.module.css'
import type { CreatableType, FileDialogRequest } from './file-dialog-request.ts'
import { LocationField } from './location/location-field.tsx'
import { FreeNameButton, NameField } from './name-field.tsx'
import { TypeChoice } from './type-choice.tsx'
import { useFileDialogForm } from './use-file-dialog-form.ts'

type Props = {
  readonly request: FileDialogRequest
  readonly start: FileNode
  readonly onDone: (node: FileNode) => void
  readonly onCancel: () => void
  readonly onAsking: (isAsking: boolean) => void
}

export const FileDialogForm = ({ request: asked, start, onDone, onCancel, onAsking }: Props) => {
  const dialog = useFileDialogForm(asked, start, onDone)
  const { request, folder, name, problem, isAsking } = dialog
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => onAsking(isAsking), [onAsking, isAsking])
  const submit = async () => {
    const isFine = await dialog.submit()
    if (!isFine) form.current?.querySelector<HTMLElement>('[data-dialog-name]')?.focus()
  }
  // The button that was pressed is gone then.
  const takeFreeName = () => {
    name.takeFree()
    form.current?.querySelector<HTMLElement>('[data-dialog-name], [type="submit"]')?.focus()
  }
  const submitForm = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form ref={form} className={classes.form} onSubmit={submitForm} noValidate>
      {request.mode === 'create' && <TypeChoice request={request} choice={dialog.type} />}
      {name.value !== null && (
        <NameField
          label="Name"
          value={name.value}
          error={problem.name}
          isTyped={name.isTyped}
          isPrinted={isPrintedName(request, dialog.type.type)}
          onChange={name.type}
        />
      )}
      {name.value === null && problem.name && (
        <p className={classes.problem} role="alert" translate="no">
          {problem.name}
        </p>
      )}
      {problem.isConflict && <FreeNameButton onTake={takeFreeName} />}
      {request.mode !== 'rename' && (
        <LocationField
          request={request}
          folder={folder}
          hasFocus={name.value === null}
          problem={dialog.placeProblem}
          onChange={dialog.chooseFolder}
          onSubmit={() => void submit()}
        />
      )}
      {problem.other.length > 0 && (
        <Alert color="red" variant="light" title={ERROR_TITLE} icon={<IconAlertTriangle aria-hidden />} role="alert">
          {problem.other.map((text) => (
            <p key={text} className={classes.error}>
              {text}
            </p>
          ))}
        </Alert>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel}>
          Abbrechen
        </Button>
        <Button type="submit" color="coral" loading={dialog.isSending}>
          {SUBMIT_LABELS[request.mode]}
        </Button>
      </div>
    </form>
  )
}

const isPrintedName = (request: FileDialogRequest, created: CreatableType): boolean => {
  const [node] = 'nodes' in request ? request.nodes : 'node' in request ? [request.node] : []
  const type = request.mode === 'create' ? created : node?.fileType
  return type === 'lists' || type === 'custom-signs'
}
