import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../../api/client.ts'
import { quoteName } from '../../../ui/quote-name.ts'
import { showToast } from '../../../ui/toast.tsx'
import { useSession } from '../../accounts/index.ts'
import { searchIndexQuery } from '../local-search/search-index-query.ts'
import { markFavorite } from './favorite-cache.ts'

type FavoriteChange = { readonly sign: Sign; readonly isFavorite: boolean }

/** Adds or removes a favourite: shown at once, taken back when the server refuses. Undefined without an account. */
export const useToggleFavorite = (): ((sign: Sign) => void) | undefined => {
  const client = useQueryClient()
  const { session } = useSession()
  const toggle = useCallback(
    (sign: Sign) => void changeFavorite(client, { sign, isFavorite: !sign.isFavorite }),
    [client],
  )
  return session ? toggle : undefined
}

/** Resolves to whether the server took it. */
export const changeFavorite = async (client: QueryClient, { sign, isFavorite }: FavoriteChange): Promise<boolean> => {
  // An answer that is under way would overwrite the new state with the old one.
  await client.cancelQueries({ queryKey: ['signs', 'slug', sign.slug] })
  await client.cancelQueries({ queryKey: searchIndexQuery.queryKey })
  markFavorite(client, sign._id, isFavorite)
  try {
    if (isFavorite) await api.favorites.create({ sign: sign._id })
    else await api.favorites.remove(sign._id)
    void client.invalidateQueries({ queryKey: ['favorites'] })
    return true
  } catch {
    markFavorite(client, sign._id, !isFavorite)
    const text = isFavorite
      ? `${quoteName(sign.name)} konnte nicht zu den Favoriten hinzugefügt werden.`
      : `${quoteName(sign.name)} konnte nicht aus den Favoriten entfernt werden.`
    showToast({ tone: 'danger', text })
    return false
  } finally {
    void client.invalidateQueries({ queryKey: searchIndexQuery.queryKey })
  }
}
