import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { quoteName } from '../../../ui/quote-name.ts'
import { fileNodeQuery, rootsQuery } from '../queries.ts'

/** When somebody has deleted the chosen folder meanwhile: leads to the nearest one above it that is still there, and says so. */
export const useVanishedTarget = (choose: (folder: FileNode) => void) => {
  const client = useQueryClient()
  const [text, setText] = useState<string | null>(null)
  const leave = async (error: Error, vanished: FileNode): Promise<void> => {
    const nearest = nearestOf(error)
    if (nearest === undefined) return
    const folder = await livingFolder(client, nearest)
    if (!folder) return
    choose(folder)
    setText(`Den Ordner ${quoteName(vanished.name)} gibt es nicht mehr. Jetzt ist ${quoteName(folder.name)} gewählt.`)
  }
  return { text, leave, forget: () => setText(null) }
}

/** Id of the nearest folder that still exists, null where none is known; undefined when the error is about something else. */
export const nearestOf = (error: Error): string | null | undefined => {
  if (!(error instanceof ApiError) || error.code !== 404) return undefined
  const { data } = error
  if (typeof data !== 'object' || data === null || !('nearest' in data)) return undefined
  return typeof data.nearest === 'string' ? data.nearest : null
}

const livingFolder = async (client: QueryClient, id: string | null): Promise<FileNode | undefined> => {
  try {
    if (id !== null) return await client.fetchQuery(fileNodeQuery(id))
    return (await client.fetchQuery(rootsQuery))[0]
  } catch {
    return undefined
  }
}
