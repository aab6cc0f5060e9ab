import type { OpenedFileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { fileNodeQuery } from '../../queries.ts'
import type { BrowserNavigation } from '../use-browser-address.ts'
import { trailTo, vanishedText } from './trail.ts'

type Facts = {
  readonly id: string
  readonly folder: OpenedFileNode | undefined
  readonly error: Error | null
  readonly ownRoot: string
  readonly goToFolder: BrowserNavigation['goToFolder']
}

/** A folder that is gone leads to its nearest living parent; the address of a file leads to its folder. */
export const useVanishedFolder = ({ id, folder, error, ownRoot, goToFolder }: Facts): void => {
  const client = useQueryClient()
  const isGone = isNotFound(error) && id !== ownRoot
  useEffect(() => {
    if (!isGone) return
    let isLeft = false
    const trail = trailTo(id)
    void nearestLiving(client, (trail?.ancestors ?? []).map(({ _id }) => _id).reverse(), ownRoot).then((shown) => {
      if (isLeft) return
      client.removeQueries({ queryKey: ['file-nodes', 'node', id] })
      showToast({ tone: 'warning', text: vanishedText(trail?.name, shown?.name ?? 'Meine Dateien') })
      void goToFolder(shown?._id ?? null, { replace: true })
    })
    return () => {
      isLeft = true
    }
  }, [isGone, id, client, ownRoot, goToFolder])

  const file = folder?.nodeType === 'file' && folder._id === id ? folder : undefined
  useEffect(() => {
    if (file) void goToFolder(file.parent, { replace: true, chosen: [file._id] })
  }, [file, goToFolder])
}

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.code === 404

const nearestLiving = async (
  client: QueryClient,
  ancestors: readonly string[],
  ownRoot: string,
): Promise<OpenedFileNode | null> => {
  for (const id of [...ancestors, ownRoot]) {
    try {
      return await client.fetchQuery(fileNodeQuery(id))
    } catch (error) {
      if (!isNotFound(error)) return null
    }
  }
  return null
}
