import { ApiError } from '../../../../api/api-error.ts'
import { quoteName } from '../../../../ui/quote-name.ts'

type Moved = { readonly _id: string; readonly name: string }

export type MoveFailure<Node extends Moved = Moved> = { readonly node: Node; readonly reason: string }
export type MoveOutcome<Node extends Moved = Moved> = {
  readonly moved: readonly Node[]
  readonly failed: readonly MoveFailure<Node>[]
}

/**
 * Moves one after the other, so that a name that is taken or a thing that is gone keeps nothing else from its way. Who
 * has lost the connection or the right to write need not wait for the rest to fail in the same way.
 */
export const runMoves = async <Node extends Moved>(
  nodes: readonly Node[],
  move: (node: Node) => Promise<unknown>,
  { onDone, target }: { readonly onDone: (done: number) => void; readonly target: string },
): Promise<MoveOutcome<Node>> => {
  const moved: Node[] = []
  const failed: MoveFailure<Node>[] = []
  for (const [index, node] of nodes.entries()) {
    try {
      await move(node)
      moved.push(node)
    } catch (error) {
      const isHopeless = error instanceof ApiError && HOPELESS.has(error.name)
      const concerned = isHopeless ? nodes.slice(index) : [node]
      failed.push(...concerned.map((other) => ({ node: other, reason: moveFailureText(error, target) })))
      if (isHopeless) break
    }
    onDone(index + 1)
  }
  return { moved, failed }
}

const HOPELESS: ReadonlySet<string> = new Set(['Offline', 'NotAuthenticated', 'Forbidden', 'TooManyRequests'])

/** Why one did not come to its place, as a sentence below its name. */
export const moveFailureText = (error: unknown, target: string): string => {
  if (!(error instanceof ApiError)) return 'Es ist ein Fehler aufgetreten.'
  if (error.code === 409 && 'name' in error.errors)
    return `In ${quoteName(target)} steht schon ein Objekt mit diesem Namen.`
  if (error.code === 404) return 'Das Objekt oder der Zielordner ist nicht mehr da.'
  return error.message
}
