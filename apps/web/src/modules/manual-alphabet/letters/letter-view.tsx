import { type AlphabetLetter, nameLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import { addressOfLetter, type LetterVariant } from '@gebaerdenraum/domain/media/letter-media'
import { DRAWING_VERSION } from '@gebaerdenraum/drawing/drawing-version'
import { FINGER_ALPHABET } from '@gebaerdenraum/drawing/fingerspelling/finger-alphabet'
import { IconBulb, IconDownload } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { type PlayerHandle, VideoPlayer } from '../../catalogue/index.ts'
import { useHandColours } from '../use-hand-colours.ts'
import { LetterHand } from './letter-hand.tsx'
import classes from './letter-view.module.css'

type Props = {
  readonly letter: AlphabetLetter
  /** For what controls the film by keys. */
  readonly player?: RefObject<PlayerHandle | null>
}

/** Drawing and film of a letter, and how the hand is formed. */
export const LetterView = ({ letter, player }: Props) => {
  const { colouring } = useHandColours()
  const description = FINGER_ALPHABET.letters[letter]
  const look = { colouring, isWithoutText: true, revision: DRAWING_VERSION }
  const addressOf = (variant: LetterVariant) => addressOfLetter(letter, variant, look)
  const films = { default: addressOf('video'), tiny: addressOf('tiny'), poster: addressOf('poster') }
  return (
    <>
      <div className={classes.stage}>
        <div className={classes.drawing} role="img" aria-label={`Handform ${nameLetter(letter)}`}>
          <LetterHand letter={letter} />
        </div>
        <VideoPlayer
          key={colouring}
          {...(player && { ref: player })}
          name={`Buchstabe ${nameLetter(letter)}`}
          films={films}
          compact="phones"
        />
      </div>
      {description && (
        <dl className={classes.facts}>
          <div>
            <dt>So formst du die Hand</dt>
            <dd>{description.handshape}</dd>
          </div>
          {description.movement && (
            <div>
              <dt>So bewegst du sie</dt>
              <dd>{description.movement.description}</dd>
            </div>
          )}
          <div>
            <dt>So siehst du sie</dt>
            <dd>{description.orientation}</dd>
          </div>
        </dl>
      )}
      <div className={classes.more}>
        {description?.hint && (
          <p className={classes.hint}>
            <IconBulb size={22} aria-hidden="true" />
            {description.hint}
          </p>
        )}
        <a className={classes.download} href={`${addressOf('drawing')}&dl=1`} download>
          <IconDownload size={20} aria-hidden="true" />
          Zeichnung laden
        </a>
      </div>
    </>
  )
}
