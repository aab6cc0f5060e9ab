import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fileKindFor, findVariant } from '../kinds/file-kinds.ts'
import { childrenQuery } from '../queries.ts'
import type { FileDialogRequest } from './file-dialog-request.ts'
import {
  conflicting,
  conflictText,
  type NameProblem,
  NEW_FOLDER_NAME,
  nameProblem,
  proposedName,
  takenNames,
} from './name-choice.ts'
import type { DialogType } from './use-dialog-type.ts'

export type DialogName = {
  /** Null where no name is entered: several entries, or a move that keeps the name. */
  readonly value: string | null
  readonly problem: NameProblem | null
  readonly taken: readonly string[]
  readonly isTyped: boolean
  readonly type: (name: string) => void
  /** Takes the first free name, or free names for all of several things. */
  readonly takeFree: () => void
  /** The name to send. A proposed name waits until the folder's entries are known. */
  readonly settle: () => Promise<string | null>
}

/** The name in the dialog: proposed until the person types, always checked against the folder's entries. */
export const useDialogName = (request: FileDialogRequest, type: DialogType, folder: FileNode): DialogName => {
  const [typed, setTyped] = useState<string | null>(null)
  const [isFree, setIsFree] = useState(false)
  const client = useQueryClient()
  const childrenThere = childrenQuery(request.mode === 'rename' ? request.node.path : pathInside(folder))
  const { data: children = [] } = useQuery(childrenThere)
  const { wanted, own, former, several } = findSubject(request, type)
  const taken = takenNames(children, own)
  if (several) {
    const conflicts = request.mode === 'move' && !isFree ? conflicting(several, taken) : []
    const problem: NameProblem | null = conflicts.length > 0 ? { reason: 'taken', text: conflictText(conflicts) } : null
    const takeFree = () => setIsFree(true)
    return { value: null, problem, taken, isTyped: false, type: setTyped, takeFree, settle: async () => null }
  }
  const proposesFree = request.mode === 'create' || request.mode === 'duplicate'
  const name = typed ?? (proposesFree ? proposedName(wanted, taken) : wanted)
  const value = request.mode === 'move' && typed === null ? null : name
  return {
    value,
    problem: nameProblem({ name, taken, former }),
    taken,
    isTyped: typed !== null,
    type: setTyped,
    // What the server has refused is taken, whether the list here knows it yet or not.
    takeFree: () => setTyped(proposedName(name, [...taken, name])),
    settle: async () => {
      if (!proposesFree || typed !== null) return value
      // Where it cannot be learnt, the server will say.
      const known = await client.ensureQueryData(childrenThere).catch(() => children)
      return proposedName(wanted, takenNames(known, own))
    },
  }
}

type Subject = {
  readonly wanted: string
  /** Ids of the entries themselves: their own names are no conflict. */
  readonly own: readonly string[]
  readonly former?: string
  readonly several?: readonly FileNode[]
}

const findSubject = (request: FileDialogRequest, { type, details }: DialogType): Subject => {
  switch (request.mode) {
    case 'create':
      return { wanted: request.name ?? defaultName(type, details), own: [] }
    case 'rename':
      return { wanted: request.node.name, own: [request.node._id], former: request.node.name }
    case 'move':
    case 'duplicate': {
      const [first] = request.nodes
      const own = request.mode === 'move' ? request.nodes.map(({ _id }) => _id) : []
      return { wanted: first?.name ?? '', own, ...(request.nodes.length > 1 && { several: request.nodes }) }
    }
  }
}

const defaultName = (type: DialogType['type'], details: DialogType['details']): string =>
  type === 'directory' ? NEW_FOLDER_NAME : findVariant(fileKindFor(type), details).defaultName
