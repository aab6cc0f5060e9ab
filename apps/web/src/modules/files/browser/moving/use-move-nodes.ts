import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { moveRefusal } from '@gebaerdenraum/domain/files/move-refusal'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { api } from '../../../../api/client.ts'
import { quoteName } from '../../../../ui/quote-name.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { confirmCrossing } from '../../changes/crossing.ts'
import { namesOf } from '../../changes/names-of.ts'
import { invalidateFiles } from '../../queries.ts'
import { refusalText } from './refusal-text.ts'
import { type MoveFailure, runMoves } from './run-moves.ts'

export type Destination = Pick<FileNode, '_id' | 'name' | 'path' | 'nodeType' | 'canWrite'>

/** What the page shows of a move: how far it is, and afterwards what did not come to its place. */
export type MoveState =
  | { readonly kind: 'running'; readonly done: number; readonly total: number; readonly target: string }
  | {
      readonly kind: 'failed'
      readonly failures: readonly MoveFailure[]
      readonly total: number
      readonly target: string
    }

/** Moves nodes into a folder, as dropping and pasting do; moving back is offered. */
export const useMoveNodes = () => {
  const client = useQueryClient()
  const [state, setState] = useState<MoveState | null>(null)

  const move = useCallback(
    async (nodes: readonly FileNode[], target: Destination): Promise<void> => {
      const refusals = nodes.flatMap((node) => moveRefusal(node, target) ?? [])
      const hindrance = refusals.find((refusal) => refusal !== 'already-there')
      const moving = nodes.filter((node) => moveRefusal(node, target) === null)
      if (hindrance || moving.length === 0) {
        const text = refusalText(hindrance ?? 'already-there', nodes, target.name)
        if (nodes.length > 0) showToast({ tone: 'warning', text })
        return
      }
      const path = pathInside(target)
      if (!(await confirmCrossing(moving, path))) return
      const total = moving.length
      setState({ kind: 'running', done: 0, total, target: target.name })
      const { moved, failed } = await runMoves(moving, ({ _id }) => api['file-nodes'].patch(_id, { path }), {
        onDone: (done) => setState({ kind: 'running', done, total, target: target.name }),
        target: target.name,
      })
      await invalidateFiles(client)
      setState(failed.length > 0 ? { kind: 'failed', failures: failed, total, target: target.name } : null)
      if (moved.length === 0) return
      const moveBack = async () => {
        const { failed: stayed } = await runMoves(
          moved,
          (node) => api['file-nodes'].patch(node._id, { path: node.path }),
          { onDone: () => undefined, target: 'dem alten Ort' },
        )
        await invalidateFiles(client)
        if (stayed.length === 0) return
        const verb = stayed.length === 1 ? 'konnte' : 'konnten'
        showToast({
          tone: 'danger',
          text: `${namesOf(stayed.map(({ node }) => node))} ${verb} nicht zurück: ${stayed[0]?.reason}`,
        })
      }
      showToast({
        tone: 'success',
        text: `${namesOf(moved)} nach ${quoteName(target.name)} verschoben`,
        action: { label: 'Rückgängig', run: () => void moveBack() },
      })
    },
    [client],
  )
  return { moveState: state, move, dismissFailures: useCallback(() => setState(null), []) }
}
