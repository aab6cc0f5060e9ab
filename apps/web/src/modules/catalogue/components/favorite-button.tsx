import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useToggleFavorite } from '../favorites/use-toggle-favorite.ts'

/** The heart of a single sign. Nothing where there is no account to keep it in. */
export const FavoriteButton = ({ sign }: { readonly sign: Sign }) => {
  const toggle = useToggleFavorite()
  if (!toggle) return null
  return (
    <Tooltip label={sign.isFavorite ? 'Aus Favoriten entfernen' : 'Zu Favoriten hinzufügen'}>
      <ActionIcon
        aria-label="Favorit"
        aria-pressed={sign.isFavorite}
        color={sign.isFavorite ? 'coral' : 'gray'}
        onClick={() => toggle(sign)}
      >
        {sign.isFavorite ? <IconHeartFilled /> : <IconHeart />}
      </ActionIcon>
    </Tooltip>
  )
}
