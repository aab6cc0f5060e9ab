import { WORD_CLASSES } from '@gebaerdenraum/domain/catalogue/word-classes'
import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import type { SignMatch } from '@gebaerdenraum/domain/lists/sign-matches.contract'
import { onPaper, pictureOf, useLook } from '../../catalogue/index.ts'
import classes from './import-words.module.css'

type Props = {
  readonly match: SignMatch
  /** Id of the sign that is to be added; null for none. */
  readonly chosen: string | null
  readonly signIds: readonly string[]
  readonly onChoose: (sign: string | null) => void
}

/** One word and what may stand for it. */
export const WordChoice = ({ match, chosen, signIds, onChoose }: Props) => {
  const { word, state, signs } = match
  const [only] = signs
  if (state === 'found' && only) {
    return (
      <li>
        <label className={classes.sign}>
          <input
            type="checkbox"
            checked={chosen !== null && !signIds.includes(only._id)}
            disabled={signIds.includes(only._id)}
            onChange={(event) => onChoose(event.currentTarget.checked ? only._id : null)}
          />
          <SignFacts sign={only} isContained={signIds.includes(only._id)} />
        </label>
      </li>
    )
  }
  if (signs.length === 0)
    return (
      <li className={classes.nothing} translate="no">
        {word}
      </li>
    )
  return (
    <li>
      <fieldset className={classes.choice}>
        <legend className={classes.word} translate="no">
          {word}
        </legend>
        {signs.map((sign) => (
          <label key={sign._id} className={classes.sign}>
            <input
              type="radio"
              name={`import-${word}`}
              checked={chosen === sign._id}
              disabled={signIds.includes(sign._id)}
              onChange={() => onChoose(sign._id)}
            />
            <SignFacts sign={sign} isContained={signIds.includes(sign._id)} />
          </label>
        ))}
        <label className={classes.sign}>
          <input type="radio" name={`import-${word}`} checked={chosen === null} onChange={() => onChoose(null)} />
          <span className={classes.none}>Keine davon</span>
        </label>
      </fieldset>
    </li>
  )
}

const SignFacts = ({ sign, isContained }: { readonly sign: ListSign; readonly isContained: boolean }) => {
  const picture = pictureOf(sign, 'signOnly', 'card', onPaper(useLook()))
  return (
    <>
      <span className={classes.picture}>{picture && <img src={picture} alt="" loading="lazy" />}</span>
      <span className={classes.name}>
        <span translate="no">{sign.name}</span>
        <span className={classes.fact}>
          {isContained ? 'Bereits in Lernliste enthalten' : WORD_CLASSES[sign.wordClass].title}
        </span>
      </span>
    </>
  )
}
