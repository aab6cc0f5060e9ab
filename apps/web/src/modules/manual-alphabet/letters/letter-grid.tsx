import { ALPHABET_LETTERS, nameLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import { Link } from '@tanstack/react-router'
import classes from './letter-grid.module.css'
import { LetterHand } from './letter-hand.tsx'
import { searchOfLetter } from './use-open-letter.ts'

/** All letters as cards; each leads to the letter shown large. */
export const LetterGrid = ({ onOpen }: { readonly onOpen: () => void }) => (
  <ul className={classes.grid} aria-label="Buchstaben">
    {ALPHABET_LETTERS.map((letter) => (
      <li key={letter}>
        <Link
          to="."
          search={searchOfLetter(letter) as never}
          resetScroll={false}
          className={classes.card}
          data-letter={letter}
          onClick={onOpen}
        >
          <span className={classes.hand}>
            <LetterHand letter={letter} />
          </span>
          <span className={classes.name}>{nameLetter(letter)}</span>
        </Link>
      </li>
    ))}
  </ul>
)
