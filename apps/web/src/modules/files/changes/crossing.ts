import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { ownerOfPath } from '@gebaerdenraum/domain/files/file-paths'
import { isSameOwner } from '@gebaerdenraum/domain/files/tree-rules'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import type { Question } from '../../../ui/dialogs/confirm-modal.tsx'
import { namesOf } from './names-of.ts'

type Moved = Pick<FileNode, 'name' | 'owner' | 'ownerType'>

/** Asks before things change hands between a person and the team. Resolves to true where there is nothing to ask. */
export const confirmCrossing = async (nodes: readonly Moved[], path: string): Promise<boolean> => {
  const question = crossingQuestion(nodes, path)
  return question === null || confirm(question)
}

/** What moving to this path changes for the team, as a question; null when everything stays with whom it belongs to. */
export const crossingQuestion = (nodes: readonly Moved[], path: string): Question | null => {
  const target = ownerOfPath(path)
  const crossing = target ? nodes.filter((node) => !isSameOwner(target, node)) : []
  if (!target || crossing.length === 0) return null
  const isOne = crossing.length === 1
  const what = namesOf(crossing)
  if (target.ownerType === 'teams')
    return {
      title: `${what} in den Team-Ordner verschieben?`,
      body: `Im Team-Ordner haben alle deine Team-Mitglieder Zugriff auf ${what}. Sie können ${isOne ? 'es' : 'alles davon'} ansehen, bearbeiten, verschieben und löschen.`,
      confirmLabel: 'Trotzdem verschieben',
    }
  return {
    title: `${what} aus dem Team-Ordner nehmen?`,
    body: `Du verschiebst ${what} in deinen eigenen Ordner. Dein Team verliert dadurch den Zugriff darauf.`,
    confirmLabel: 'Trotzdem verschieben',
  }
}
