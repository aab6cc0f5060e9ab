import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { flushOutbox } from './outbox/outbox.ts'

/** Whoever leaves the player finds what he did everywhere else, too. */
export const useSaveOnLeaving = (): void => {
  const client = useQueryClient()
  useEffect(
    () => () => {
      void flushOutbox().then(() => {
        for (const key of ['lists', 'repetitions', 'files', 'file-nodes']) {
          void client.invalidateQueries({ queryKey: [key] })
        }
      })
    },
    [client],
  )
}
