import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLook } from '../../catalogue/index.ts'
import { currentScreen } from '../player/media/card-addresses.ts'
import { estimateBytes, readFreeBytes } from './estimate-size.ts'
import { listMedia } from './list-media.ts'
import { inTurn, removeUnneededMedia, saveListOffline } from './save-list.ts'

/** Storing a list on this device: how much it takes, whether there is room, how far it is. It ends with the dialog. */
export const useSaveOffline = (list: List, onDone: () => void) => {
  const client = useQueryClient()
  const look = useLook()
  const [share, setShare] = useState(0)
  const flight = useRef<AbortController | null>(null)
  const size = useQuery({
    queryKey: ['lists', 'offline-size', list._id, list.revision],
    queryFn: async ({ signal }) => {
      const media = listMedia(list.signs, look, currentScreen())
      const [bytes, free] = await Promise.all([estimateBytes(media, signal), readFreeBytes()])
      return { bytes, hasRoom: free === undefined || bytes <= free }
    },
    // Also without a connection, to say so.
    networkMode: 'always',
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const save = useMutation({
    mutationFn: async () => {
      // So that the browser does not clear it away when the device is short of room. Some ask the person.
      void navigator.storage?.persist?.().catch(() => false)
      flight.current?.abort()
      const controller = new AbortController()
      flight.current = controller
      setShare(0)
      const { signal } = controller
      await inTurn(() => saveListOffline(list, { client, look, signal, onProgress: setShare }))
    },
    onSuccess: onDone,
  })
  useEffect(
    () => () => {
      if (!flight.current) return
      flight.current.abort()
      void inTurn(removeUnneededMedia)
    },
    [],
  )
  return { size, save, share }
}
