import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { LazyPicture } from '../../../ui/lazy-picture.tsx'
import { onPaper } from '../look/media-in-look.ts'
import { useLook } from '../look/use-look.ts'
import { pictureOf } from '../picture-of.ts'
import classes from './sign-of-the-day.module.css'

type Props = { readonly sign: Sign; readonly onOpen: (sign: Sign) => void }

/** One sign a day, the same for all: something to begin a morning with. */
export const SignOfTheDay = ({ sign, onOpen }: Props) => {
  const picture = pictureOf(sign, 'signOnly', 'card', onPaper(useLook()))
  return (
    <section className={classes.panel} aria-labelledby="sign-of-the-day">
      <span className={classes.picture}>
        {picture && <LazyPicture address={picture} className={classes.image} fallback={null} />}
      </span>
      <div className={classes.text}>
        <h2 id="sign-of-the-day" className={classes.heading}>
          Gebärde des Tages
        </h2>
        <p className={classes.name} translate="no">
          {sign.name}
        </p>
        <Button
          variant="light"
          leftSection={<IconPlayerPlay size={20} aria-hidden />}
          aria-label={`Gebärde des Tages ansehen: ${sign.name}`}
          onClick={() => onOpen(sign)}
        >
          Ansehen
        </Button>
      </div>
    </section>
  )
}
