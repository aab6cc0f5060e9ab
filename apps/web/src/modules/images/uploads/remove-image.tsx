import type { Image, ImagePlace } from '@gebaerdenraum/domain/images/images.contract'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import { api } from '../../../api/client.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { failureText } from '../../../ui/failure.ts'
import { quoteName } from '../../../ui/quote-name.ts'
import { showToast } from '../../../ui/toast.tsx'

/** Asks, then removes an upload for good. One that is used stays, and the files that show it are named. */
export const removeImage = async (client: QueryClient, image: Image): Promise<boolean> => {
  const isWanted = await confirm({
    title: `${quoteName(image.name)} löschen?`,
    body:
      image.ownerType === 'teams'
        ? 'Das Bild wird für das ganze Team endgültig gelöscht.'
        : 'Das Bild wird endgültig gelöscht.',
    confirmLabel: 'Löschen',
    tone: 'danger',
  })
  if (!isWanted) return false
  try {
    await api.images.remove(image._id)
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 404
    if (!isGone) {
      await showRefusal(image, error)
      return false
    }
  }
  showToast({ tone: 'success', text: `${quoteName(image.name)} gelöscht` })
  await client.invalidateQueries({ queryKey: ['images'] })
  return true
}

const showRefusal = (image: Image, error: unknown): Promise<boolean> => {
  const places = readPlaces(error)
  const message = failureText(error)
  return confirm({
    title:
      places.length > 0
        ? `${quoteName(image.name)} wird noch verwendet`
        : `${quoteName(image.name)} konnte nicht gelöscht werden`,
    body:
      places.length > 0 ? (
        <>
          <p>Nimm das Bild zuerst dort heraus:</p>
          <ul>
            {places.map(({ service, _id, name }) => (
              <li key={_id}>
                {KINDS[service]} {quoteName(name)}
              </li>
            ))}
          </ul>
        </>
      ) : (
        message
      ),
    confirmLabel: 'Verstanden',
    cancelLabel: null,
  })
}

const KINDS: Readonly<Record<ImagePlace['service'], string>> = {
  documents: 'Druckvorlage',
  'custom-signs': 'Eigene Gebärde',
}

const readPlaces = (error: unknown): readonly ImagePlace[] => {
  if (!(error instanceof ApiError) || error.code !== 409) return []
  const { places = [] } = error.data as { readonly places?: readonly ImagePlace[] }
  return places
}
