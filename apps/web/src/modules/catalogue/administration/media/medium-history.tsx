import type { CatalogueMedium } from '@gebaerdenraum/domain/catalogue/catalogue-signs.contract'
import type { SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import { Anchor, Button } from '@mantine/core'
import { api } from '../../../../api/client.ts'
import { useAction } from '../../../../ui/forms/use-action.ts'
import { germanMoment } from '../../../../ui/german-dates.ts'
import { MEDIA_NAMES } from '../queries.ts'
import { showSign } from '../sign/show-sign.ts'
import classes from './media-panel.module.css'

type Props = { readonly type: SignMediaType; readonly media: readonly CatalogueMedium[] }

/** Replaced files, the newest first; each can be restored. */
export const MediumHistory = ({ type, media }: Props) => {
  const { run: restore, isBusy } = useAction({
    run: async (id: string) => showSign(await api['catalogue-media'].patch(id, { current: true })),
    done: 'Frühere Datei zurückgeholt.',
  })
  if (media.length === 0) return null
  return (
    <details>
      <summary className={classes.summary}>
        {media.length === 1 ? 'Eine frühere Datei' : `${media.length} frühere Dateien`}
      </summary>
      <ul className={classes.history}>
        {media.map((medium) => {
          const until = germanMoment(medium.replacedAt ?? medium.createdAt)
          return (
            <li key={medium._id}>
              {medium.isKept && type !== 'signVideo' && (
                <img className={classes.small} src={medium.address} alt="" loading="lazy" />
              )}
              <span>bis {until}</span>
              {medium.isKept ? (
                <>
                  <Anchor
                    href={medium.address}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`${MEDIA_NAMES[type]} bis ${until} ansehen`}
                  >
                    Ansehen
                  </Anchor>
                  <Button
                    variant="subtle"
                    disabled={isBusy}
                    aria-label={`${MEDIA_NAMES[type]} bis ${until} zurückholen`}
                    onClick={() => void restore(medium._id)}
                  >
                    Zurückholen
                  </Button>
                </>
              ) : (
                <span>nicht mehr aufgehoben</span>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
