import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { rootIdOf } from '@gebaerdenraum/domain/teams/owner-types'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useSession } from '../../accounts/index.ts'
import { shownNodes } from './folder/shown-nodes.ts'
import { useFolder } from './folder/use-folder.ts'
import { useVanishedFolder } from './folder/use-vanished-folder.ts'
import { useMoveNodes } from './moving/use-move-nodes.ts'
import { useBrowserActions } from './use-browser-actions.ts'
import { useBrowserAddress } from './use-browser-address.ts'
import { useSelection } from './use-selection.ts'

/** Everything the parts of Organisieren share: the open folder, what is shown, chosen and cut, and what can be done. */
export const useBrowser = () => {
  const navigation = useBrowserAddress()
  const { address, goToFolder } = navigation
  const ownRoot = rootIdOf({ ownerType: 'users', owner: useSession().session?.user._id ?? '' })
  const folderId = address.folder ?? ownRoot
  const { folder, children, error, retry } = useFolder(folderId)
  useVanishedFolder({ id: folderId, folder, error, ownRoot, goToFolder })

  const { nodes, hidden } = useMemo(() => shownNodes(children ?? NONE, address.fileType), [children, address.fileType])
  const order = useMemo(() => (children ? nodes.map(({ _id }) => _id) : null), [children, nodes])
  const [selection, setSelection] = useSelection({ folder: folderId, order, navigation })
  const chosen = useMemo(() => nodes.filter(({ _id }) => selection.chosen.has(_id)), [nodes, selection.chosen])
  const [cut, setCut] = useState<readonly FileNode[]>(NONE)
  const moves = useMoveNodes()
  const goUp = useCallback(() => {
    if (folder?.parent) void goToFolder(folder.parent, { chosen: [folder._id] })
  }, [folder, goToFolder])
  // The folder whose table was last on the screen, and how often an action wants the focus back in it.
  const shownFolder = useRef<string | null>(null)
  const [focusRequest, setFocusRequest] = useState(0)
  const requestFocus = useCallback(() => setFocusRequest((count) => count + 1), [])
  const actions = useBrowserActions({
    requestFocus,
    folder,
    folderId,
    setSelection,
    goToFolder,
    cut,
    setCut,
    move: moves.move,
  })

  return {
    navigation,
    folderId,
    folder,
    isLoading: children === undefined,
    error,
    retry,
    nodes,
    hidden,
    order: order ?? NO_IDS,
    selection,
    setSelection,
    chosen,
    cut,
    goUp,
    shownFolder,
    focusRequest,
    ...moves,
    ...actions,
  }
}

export type Browser = ReturnType<typeof useBrowser>

const NONE: readonly FileNode[] = []
const NO_IDS: readonly string[] = []
