import type { CatalogueMedium, CatalogueSign } from '@gebaerdenraum/domain/catalogue/catalogue-signs.contract'
import type { SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import { Button } from '@mantine/core'
import { api } from '../../../../api/client.ts'
import { confirm } from '../../../../ui/dialogs/confirm.tsx'
import { openDialog } from '../../../../ui/dialogs/dialog-host.tsx'
import { quoteName } from '../../../../ui/quote-name.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { MEDIA_NAMES } from '../queries.ts'
import { showSign } from '../sign/show-sign.ts'
import classes from './media-panel.module.css'
import { PosterDialog } from './poster-dialog.tsx'

type Props = {
  readonly sign: CatalogueSign
  readonly type: SignMediaType
  /** Undefined where it is drawn, composed or missing. */
  readonly medium: CatalogueMedium | undefined
}

/** What is seen of a sign now, as people see it; of a retired one the file as it came. */
export const ShownMedium = ({ sign, type, medium }: Props) => {
  const remove = async (id: string): Promise<void> => {
    const isSure = await confirm({
      title: `${MEDIA_NAMES[type]} von ${quoteName(sign.title)} entfernen?`,
      body: 'Sie bleibt ein Jahr unter den früheren Dateien und kann von dort zurückgeholt werden.',
      confirmLabel: 'Entfernen',
      tone: 'danger',
    })
    if (!isSure) return
    await api['catalogue-media'].remove(id).then(showSign, (error: Error) => {
      showToast({ tone: 'danger', text: error.message })
    })
  }
  return (
    <>
      {type === 'signVideo' ? (
        <Film sign={sign} medium={medium} />
      ) : (
        <Picture sign={sign} type={type} medium={medium} />
      )}
      {medium && (
        <div className={classes.actions}>
          {type === 'signVideo' && !sign.isRetired && (
            <Button variant="default" onClick={() => void openDialog(PosterDialog, { sign, medium })}>
              Standbild wählen
            </Button>
          )}
          <Button
            variant="default"
            aria-label={`${MEDIA_NAMES[type]} entfernen`}
            onClick={() => void remove(medium._id)}
          >
            Entfernen
          </Button>
        </div>
      )}
    </>
  )
}

const Film = ({ sign, medium }: Pick<Props, 'sign' | 'medium'>) => {
  const films = sign.images.signVideo
  const src = films?.default ?? medium?.address
  if (!src) return null
  return (
    <video
      key={src}
      className={classes.picture}
      src={src}
      poster={films?.poster}
      controls
      muted
      playsInline
      preload="none"
      aria-label={`Video von ${quoteName(sign.title)}`}
    />
  )
}

const Picture = ({ sign, type, medium }: Props & { readonly type: Exclude<SignMediaType, 'signVideo'> }) => {
  const src = sign.images[type]?.default ?? medium?.address
  if (!src) return null
  return (
    <img
      className={classes.picture}
      src={src}
      alt={`${MEDIA_NAMES[type]} von ${quoteName(sign.title)}`}
      loading="lazy"
    />
  )
}
