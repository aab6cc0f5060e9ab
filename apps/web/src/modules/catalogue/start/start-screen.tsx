import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CardView } from '../components/sign-card.tsx'
import { SignOfTheDay } from './sign-of-the-day.tsx'
import { SignStrip } from './sign-strip.tsx'
import classes from './start-screen.module.css'
import { StartSections } from './start-sections.tsx'
import type { StartContent } from './use-start-content.ts'

type Props = {
  readonly content: StartContent
  readonly view: CardView
  readonly onOpen: (sign: Sign) => void
}

/** What stands above all signs while nothing is searched for: where to go on, what was seen last, something new. */
export const StartScreen = ({ content, view, onOpen }: Props) => {
  const { isLicensed, signOfTheDay, seen, favorites, added } = content
  const strip = { view, isLicensed, onOpen }
  return (
    <div className={classes.start}>
      <div className={classes.first}>
        {isLicensed && <StartSections />}
        {signOfTheDay && <SignOfTheDay sign={signOfTheDay} onOpen={onOpen} />}
      </div>
      <SignStrip {...strip} title="Zuletzt angesehen" signs={seen} />
      <SignStrip
        {...strip}
        title="Zuletzt gemerkt"
        signs={favorites}
        more={
          <Anchor component={Link} to="/app/favoriten">
            Alle Favoriten
          </Anchor>
        }
      />
      <SignStrip {...strip} title="Neu im Katalog" signs={added} />
      <h2 className={classes.all}>Alle Gebärden</h2>
    </div>
  )
}
