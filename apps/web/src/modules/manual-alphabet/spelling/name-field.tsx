import { isAlphabetLetter, nameLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import { type SpelledSign, spell } from '@gebaerdenraum/domain/media/fingerspelling'
import { FINGER_ALPHABET } from '@gebaerdenraum/drawing/fingerspelling/finger-alphabet'
import { TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import { LetterHand } from '../letters/letter-hand.tsx'
import { searchOfLetter } from '../letters/use-open-letter.ts'
import { missingText } from './missing-text.ts'
import classes from './name-field.module.css'

const LENGTH_MAX = 40
const EXAMPLE = 'Hallo'

/** Shows a typed word in hands, while it is typed. */
export const NameField = ({ onOpen }: { readonly onOpen: () => void }) => {
  const [word, setWord] = useState('')
  const isHydrated = useIsHydrated()
  const isExample = word.trim() === ''
  const { signs, unknown } = spell(isExample ? EXAMPLE : word, FINGER_ALPHABET)
  const hasDouble = !isExample && signs.some((sign) => sign.kind === 'letter' && sign.isDouble)
  return (
    <section className={classes.section} aria-label="Buchstabieren">
      <TextInput
        label="Buchstabiere deinen Namen"
        placeholder={EXAMPLE}
        size="lg"
        maxLength={LENGTH_MAX}
        autoComplete="off"
        wrapperProps={{ inert: !isHydrated }}
        spellCheck={false}
        value={word}
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      <ol className={classes.hands} aria-label="Dein Wort in Händen">
        {signs.map((sign, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sign is what stands at its place
          <Sign key={index} sign={sign} onOpen={onOpen} />
        ))}
      </ol>
      <div role="status" className={classes.notes}>
        {unknown.length > 0 && !isExample && <p>{missingText(unknown)}</p>}
        {hasDouble && <p>Ein doppelter Buchstabe: Beim zweiten rückt die Hand ein Stück zur Seite.</p>}
      </div>
    </section>
  )
}

const Sign = ({ sign, onOpen }: { readonly sign: SpelledSign; readonly onOpen: () => void }) => {
  if (sign.kind === 'pause') return <li className={classes.pause} aria-hidden="true" />
  if (!isAlphabetLetter(sign.letter)) return null
  return (
    <li className={classes.sign}>
      <Link
        to="."
        search={searchOfLetter(sign.letter) as never}
        resetScroll={false}
        className={classes.link}
        onClick={onOpen}
      >
        <span className={classes.hand}>
          <LetterHand letter={sign.letter} isCut />
        </span>
        <span className={classes.letter}>{nameLetter(sign.letter)}</span>
      </Link>
    </li>
  )
}
