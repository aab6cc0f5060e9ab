import {
  type PastedPeople,
  type Person,
  parsePastedPeople,
  validPeople,
} from '@gebaerdenraum/domain/teams/pasted-people'
import { Button, Textarea } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useMemo, useState } from 'react'
import classes from './invite.module.css'

type Props = { readonly onApply: (people: readonly Person[]) => void }

/** A list of addresses from elsewhere becomes rows. Folds away. */
export const PastePeople = ({ onApply }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const pasted = useMemo(() => parsePastedPeople(text), [text])
  const { people } = pasted
  const panel = useId()
  const apply = () => {
    onApply(people)
    setText('')
    setOpen(false)
  }
  return (
    <div>
      <h2 className={classes.foldHeading}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={20} aria-hidden className={classes.chevron} />
          Schnelles Hinzufügen von Personen
        </button>
      </h2>
      <div id={panel} hidden={!isOpen} className={classes.panel}>
        <Textarea
          label="Liste einfügen"
          description="Zum Beispiel aus deinem Mailprogramm oder einer Tabelle. Getrennt wird bei Komma, Strichpunkt und neuer Zeile."
          placeholder={'Anna Meier <anna.meier@kita.example>, ben@kita.example'}
          inputWrapperOrder={['label', 'description', 'input', 'error']}
          // Not as high as its text: measuring thousands of lines would hold up the page.
          rows={8}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div className={classes.actions}>
          <Button variant="default" disabled={people.length === 0} onClick={apply}>
            {people.length === 1 ? '1 Person übernehmen' : `${people.length} Personen übernehmen`}
          </Button>
          <span role="status">{text.trim() !== '' && describePasted(pasted)}</span>
        </div>
      </div>
    </div>
  )
}

/** What of a pasted list is not ready to be invited. */
const describePasted = (pasted: PastedPeople): string => {
  const { people, leftOut } = pasted
  if (people.length === 0) return 'Keine E-Mail-Adresse gefunden'
  const invalid = people.length - validPeople(people).length
  const sentences = [
    invalid === 1 && '1 E-Mail-Adresse ist ungültig. Du kannst sie unten korrigieren.',
    invalid > 1 && `${invalid} E-Mail-Adressen sind ungültig. Du kannst sie unten korrigieren.`,
    leftOut === 1 && '1 Eintrag ohne E-Mail-Adresse wird weggelassen.',
    leftOut > 1 && `${leftOut} Einträge ohne E-Mail-Adresse werden weggelassen.`,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}
