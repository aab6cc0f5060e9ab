import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLook } from '../../signs/index.ts'
import { estimateBytes, readFreeBytes } from './estimate-size.ts'
import { listMedia } from './list-media.ts'
import { removeUnneededMedia, saveListOffline } from './save-list.ts'

/** Storing a list on this device: how much it takes, whether there is room, how far it is. It ends with the dialog. */
export const useSaveOffline = (list: List, onDone: () => void) => {
  const client = useQueryClient()
  const look = useLook()
  const [share, setShare] = useState(0)
  const flight = useRef<AbortController | null>(null)
  const size = useQuery({
    queryKey: ['lists', 'offline-size', list._id, list.revision],
    queryFn: async ({ signal }) => {
      const [bytes, free] = await Promise.all([estimateBytes(listMedia(list.signs, look), signal), readFreeBytes()])
      return { bytes, hasRoom: free === undefined || bytes <= free }
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const save = useMutation({
    mutationFn: async () => {
      const controller = new AbortController()
      flight.current = controller
      setShare(0)
      await saveListOffline(list, { client, look, signal: controller.signal, onProgress: setShare })
    },
    onSuccess: onDone,
  })
  useEffect(
    () => () => {
      if (!flight.current) return
      flight.current.abort()
      void removeUnneededMedia()
    },
    [],
  )
  return { size, save, share }
}
