import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { useId } from 'react'
import { announce } from '../../../../ui/announcer.tsx'
import { quoteName } from '../../../../ui/quote-name.ts'
import type { FileDialogRequest } from '../file-dialog-request.ts'
import { targetRefusal } from '../target-refusal.ts'
import { FolderTree } from './folder-tree.tsx'
import classes from './location-field.module.css'
import { NewFolder } from './new-folder.tsx'
import { useFolderTree } from './use-folder-tree.ts'

type Props = {
  readonly request: FileDialogRequest
  readonly folder: FileNode
  readonly hasFocus: boolean
  /** Why nothing can be put there, as a sentence. */
  readonly problem: string | null
  readonly onChange: (folder: FileNode) => void
  readonly onSubmit: () => void
}

/** The place something is put: a tree of all folders, and a way to make a new one. */
export const LocationField = ({ request, folder, hasFocus, problem, onChange, onSubmit }: Props) => {
  const id = useId()
  const refusalOf = (candidate: FileNode) => targetRefusal(request, candidate)
  const tree = useFolderTree(folder, (candidate) => refusalOf(candidate) !== null)
  const openAndChoose = (created: FileNode) => {
    tree.open(pathInside(folder))
    onChange(created)
    announce(`Ordner ${quoteName(created.name)} angelegt und gewählt`)
  }
  return (
    <div className={classes.location}>
      <span id={id} className={classes.label}>
        Speicherort
      </span>
      <FolderTree
        tree={tree}
        labelledBy={id}
        selectedId={folder._id}
        hasFocus={hasFocus}
        refusalOf={refusalOf}
        onSelect={onChange}
        onSubmit={onSubmit}
      />
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <NewFolder folder={folder} onCreated={openAndChoose} />
    </div>
  )
}
