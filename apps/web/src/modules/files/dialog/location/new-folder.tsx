import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { Button, TextInput } from '@mantine/core'
import { IconFolderPlus } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { quoteName } from '../../../../ui/quote-name.ts'
import { createFolder } from '../../changes/create-node.ts'
import { childrenQuery, invalidateFiles } from '../../queries.ts'
import { NEW_FOLDER_NAME, nameProblem, proposedName, takenNames } from '../name-choice.ts'
import classes from './location-field.module.css'

type Props = {
  /** Where it comes to stand. */
  readonly folder: FileNode
  readonly onCreated: (folder: FileNode) => void
}

/** A button that turns into a line for the name of a folder, so that a place can be made without leaving the dialog. */
export const NewFolder = ({ folder, onCreated }: Props) => {
  const [isAsking, setIsAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const stop = () => {
    setIsAsking(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  if (!isAsking) {
    return (
      <Button
        ref={button}
        variant="subtle"
        className={classes.newFolder!}
        leftSection={<IconFolderPlus size={20} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        Neuer Ordner
      </Button>
    )
  }
  return <FolderName key={folder._id} folder={folder} onStop={stop} onCreated={onCreated} />
}

const FolderName = ({ folder, onStop, onCreated }: Props & { readonly onStop: () => void }) => {
  const client = useQueryClient()
  const { data: children = [] } = useQuery(childrenQuery(pathInside(folder)))
  const taken = takenNames(children)
  const [typed, setTyped] = useState<string | null>(null)
  const [isTried, setIsTried] = useState(false)
  const name = typed ?? proposedName(NEW_FOLDER_NAME, taken)
  const problem = nameProblem({ name, taken })
  const create = useMutation({
    mutationFn: () => createFolder({ name, path: pathInside(folder) }),
    onSuccess: (created) => {
      onStop()
      onCreated(created)
    },
    onSettled: () => {
      void invalidateFiles(client)
    },
  })
  const submit = () => {
    setIsTried(true)
    if (problem === null && !create.isPending) create.mutate()
  }
  // It stands in the dialog's form, whose Enter would submit that.
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') onStop()
    else submit()
  }
  const shownProblem = problem && (isTried || problem.reason === 'taken') ? problem.text : null
  return (
    <div className={classes.folderName}>
      <TextInput
        label="Name des neuen Ordners"
        description={`Er kommt in ${quoteName(folder.name)}.`}
        value={name}
        error={shownProblem ?? create.error?.message}
        data-autofocus
        data-mantine-stop-propagation
        autoFocus
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={pressKey}
      />
      <div className={classes.folderButtons}>
        <Button variant="default" onClick={onStop}>
          Abbrechen
        </Button>
        <Button onClick={submit} loading={create.isPending}>
          Ordner anlegen
        </Button>
      </div>
    </div>
  )
}
