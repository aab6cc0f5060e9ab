import { FREE_TEXT_RULE } from '@gebaerdenraum/domain/custom-signs/scene-texts'
import { Button } from '@mantine/core'
import { IconHandStop, IconPhotoPlus, IconTextPlus, IconUser } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import { PrintedTextInput } from '../../../../ui/forms/printed-inputs.tsx'
import { ArrowChoice } from './arrow-choice.tsx'
import classes from './sidebar.module.css'
import { usePutIn } from './use-put-in.ts'

/** Picture or sign, hand, person, text, arrow: what can be put onto the canvas. */
export const InsertPanel = () => {
  const [text, setText] = useState('')
  const heading = useId()
  const putIn = usePutIn()
  const insertText = (event: FormEvent) => {
    event.preventDefault()
    if (putIn.text(text)) setText('')
  }
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <h2 id={heading}>Einfügen</h2>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconPhotoPlus size={20} aria-hidden />}
        onClick={() => void putIn.picture()}
      >
        Bild oder Gebärde
      </Button>
      <div className={classes.pair}>
        <Button
          variant="default"
          leftSection={<IconHandStop size={20} aria-hidden />}
          onClick={() => void putIn.hand()}
        >
          Hand
        </Button>
        <Button variant="default" leftSection={<IconUser size={20} aria-hidden />} onClick={putIn.person}>
          Person
        </Button>
      </div>
      <form className={classes.textForm} onSubmit={insertText}>
        <PrintedTextInput
          label="Text"
          value={text}
          maxLength={FREE_TEXT_RULE.max}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" leftSection={<IconTextPlus size={20} aria-hidden />}>
          Einfügen
        </Button>
      </form>
      <ArrowChoice label="Pfeile" onChoose={putIn.arrow} />
    </section>
  )
}
