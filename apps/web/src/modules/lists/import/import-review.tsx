import { LIST_SIGNS_MAX } from '@gebaerdenraum/domain/lists/list-signs'
import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import type { SignMatch } from '@gebaerdenraum/domain/lists/sign-matches.contract'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { signCount } from '../components/sign-count.ts'
import { type Choices, signOf, signsToAdd } from './import-plan.ts'
import classes from './import-words.module.css'
import { WordChoice } from './word-choice.tsx'

type Props = {
  readonly matches: readonly SignMatch[]
  /** How many words there were beyond what a list can hold. */
  readonly left: number
  readonly signIds: readonly string[]
  readonly onAdd: (signs: readonly ListSign[]) => void
  readonly onBack: () => void
}

const SECTIONS = [
  { state: 'ambiguous', title: 'Mehrdeutig', text: 'Für diese Wörter gibt es mehrere Gebärden. Wähle eine aus.' },
  {
    state: 'missing',
    title: 'Nicht gefunden',
    text: 'Diese Wörter kennen wir nicht. Wähle eine ähnliche Gebärde oder lass sie weg.',
  },
  { state: 'found', title: 'Gefunden', text: null },
] as const

/** What was found, what is not clear, what is missing; nothing is added before it was looked at here. */
export const ImportReview = ({ matches, left, signIds, onAdd, onBack }: Props) => {
  const [choices, setChoices] = useState<Choices>({})
  const signs = signsToAdd(matches, choices, signIds)
  const room = LIST_SIGNS_MAX - signIds.length
  const isTooMany = signs.length > room
  return (
    <div className={classes.review}>
      {left > 0 && (
        <Alert variant="light" color="yellow" icon={<IconAlertTriangle aria-hidden />}>
          Eine Lernliste fasst höchstens {LIST_SIGNS_MAX} Gebärden. Die letzten {left} Wörter wurden nicht gesucht.
        </Alert>
      )}
      {SECTIONS.map(({ state, title, text }) => {
        const group = matches.filter((match) => match.state === state)
        if (group.length === 0) return null
        return (
          <section key={state} aria-labelledby={`import-${state}`}>
            <h3 id={`import-${state}`} className={classes.heading}>
              {title} ({group.length})
            </h3>
            {text && <p className={classes.text}>{text}</p>}
            <ul className={classes.words}>
              {group.map((match) => (
                <WordChoice
                  key={match.word}
                  match={match}
                  chosen={signOf(match, choices)?._id ?? null}
                  signIds={signIds}
                  onChoose={(sign) => setChoices((before) => ({ ...before, [match.word]: sign }))}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {isTooMany && (
        <p className={classes.error} role="alert">
          In die Lernliste passen noch {room} Gebärden.
        </p>
      )}
      <div className={classes.footer}>
        <Button variant="default" onClick={onBack}>
          Zurück
        </Button>
        <Button color="coral" disabled={signs.length === 0 || isTooMany} onClick={() => onAdd(signs)}>
          {signs.length === 0 ? 'Nichts hinzuzufügen' : `${signCount(signs.length)} hinzufügen`}
        </Button>
      </div>
    </div>
  )
}
