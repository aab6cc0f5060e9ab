import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { Favorite } from '@gebaerdenraum/domain/favorites/favorites.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { quoteName } from '../../../ui/quote-name.ts'
import { showToast } from '../../../ui/toast.tsx'
import { changeFavorite } from './use-toggle-favorite.ts'

/** Takes a sign out of the grid of favourites at once, and offers to put it back. */
export const useRemoveFavorite = (): ((sign: Sign) => void) => {
  const client = useQueryClient()
  return useCallback((sign) => void removeFavorite(client, sign), [client])
}

const removeFavorite = async (client: QueryClient, sign: Sign): Promise<void> => {
  await client.cancelQueries({ queryKey: ['favorites'] })
  const before = client.getQueriesData<Page<Favorite>>({ queryKey: ['favorites'] })
  client.setQueriesData<Page<Favorite>>({ queryKey: ['favorites'] }, (page) => page && withoutSign(page, sign._id))
  const isRemoved = await changeFavorite(client, { sign, isFavorite: false })
  if (!isRemoved) {
    for (const [key, page] of before) client.setQueryData(key, page)
    return
  }
  showToast({
    tone: 'success',
    text: `${quoteName(sign.name)} aus den Favoriten entfernt`,
    action: { label: 'Rückgängig', run: () => void changeFavorite(client, { sign, isFavorite: true }) },
  })
}

export const withoutSign = (page: Page<Favorite>, signId: string): Page<Favorite> => {
  const data = page.data.filter(({ sign }) => sign._id !== signId)
  return data.length === page.data.length ? page : { ...page, data, total: page.total - 1 }
}
