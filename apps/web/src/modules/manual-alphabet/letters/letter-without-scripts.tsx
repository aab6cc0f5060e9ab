import { type AlphabetLetter, nameLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import { Link } from '@tanstack/react-router'
import { LetterView } from './letter-view.tsx'
import classes from './letter-without-scripts.module.css'
import { findNeighbour, searchOfLetter } from './use-open-letter.ts'

/** The letter that the address names, for browsers that run no scripts and cannot show it over the page. */
export const LetterWithoutScripts = ({ letter }: { readonly letter: AlphabetLetter }) => (
  <noscript>
    <section className={classes.section} aria-labelledby="open-letter">
      <h2 className={classes.heading} id="open-letter">
        Buchstabe {nameLetter(letter)}
      </h2>
      <LetterView letter={letter} />
      <nav className={classes.ways} aria-label="Weitere Buchstaben">
        <LetterLink letter={findNeighbour(letter, -1)} />
        <Link to="." search={{}}>
          Alle Buchstaben
        </Link>
        <LetterLink letter={findNeighbour(letter, 1)} />
      </nav>
    </section>
  </noscript>
)

const LetterLink = ({ letter }: { readonly letter: AlphabetLetter }) => (
  <Link to="." search={searchOfLetter(letter) as never}>
    Buchstabe {nameLetter(letter)}
  </Link>
)
