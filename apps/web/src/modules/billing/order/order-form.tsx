import type { OrderTexts } from '@gebaerdenraum/domain/billing/order-texts'
import { Anchor, Button, Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { useAction } from '../../../ui/forms/use-action.ts'
import sections from '../../../ui/page-sections.module.css'
import classes from './order.module.css'

type Box = 'terms' | 'privacy' | 'withdrawal'
const BOXES: readonly Box[] = ['terms', 'privacy', 'withdrawal']
const NONE: ReadonlySet<Box> = new Set()

type Props = {
  /** Absent while there is no price: an order needs a visible price. */
  readonly texts: OrderTexts | undefined
  readonly failureTitle: string
  readonly order: () => Promise<unknown>
}

/** The last step: three consents, and the button that buys. Pressed twice it still orders once. */
export const OrderForm = ({ texts, failureTitle, order }: Props) => {
  const isReady = texts !== undefined
  const [ticked, setTicked] = useState(NONE)
  const [attempts, setAttempts] = useState(0)
  const { run, isBusy, failure } = useAction({ run: order, failsInPlace: true })
  const form = useRef<HTMLFormElement>(null)
  const isComplete = BOXES.every((box) => ticked.has(box))
  const toggle = (box: Box) =>
    setTicked((before) => new Set(before.has(box) ? [...before].filter((b) => b !== box) : [...before, box]))
  const isMissing = (box: Box) => attempts > 0 && !ticked.has(box)
  // Only once the sentences are on the screen: they describe the boxes to screen readers.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])
  const submit = async () => {
    if (!isComplete) return setAttempts((count) => count + 1)
    if (isReady) await run()
  }
  return (
    <form
      ref={form}
      className={classes.stepBody}
      aria-label="Bestellen"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={classes.boxes}>
        {BOXES.map((box) => (
          <Checkbox
            key={box}
            size="md"
            label={box === 'withdrawal' ? texts?.consent : LABELS[box]}
            checked={ticked.has(box)}
            onChange={() => toggle(box)}
            required
            error={isMissing(box) ? (box === 'withdrawal' ? texts?.consentFault : FAULTS[box]) : undefined}
            aria-invalid={isMissing(box) || undefined}
          />
        ))}
      </div>
      <FormFailure title={failureTitle} error={failure} />
      <div className={sections.actions}>
        {/* Not disabled: a click shows which box is missing. */}
        <Button
          classNames={{ root: classes.order!, label: classes.orderLabel! }}
          type="submit"
          color="coral"
          size="lg"
          loading={isBusy}
          disabled={!isReady}
          aria-disabled={!isComplete}
          {...(!isComplete && { 'data-disabled': true })}
        >
          Jetzt kostenpflichtig bestellen
        </Button>
      </div>
    </form>
  )
}

const inNewTab = { target: '_blank', rel: 'noreferrer', underline: 'always' } as const

const LABELS: Readonly<Record<Exclude<Box, 'withdrawal'>, ReactNode>> = {
  terms: (
    <>
      Ich stimme den{' '}
      <Anchor {...inNewTab} renderRoot={(props) => <Link to="/agb" {...props} />}>
        Allgemeinen Geschäftsbedingungen
      </Anchor>{' '}
      zu.
    </>
  ),
  privacy: (
    <>
      Ich habe die{' '}
      <Anchor {...inNewTab} renderRoot={(props) => <Link to="/datenschutz" {...props} />}>
        Datenschutzerklärung
      </Anchor>{' '}
      gelesen.
    </>
  ),
}

const FAULTS: Readonly<Record<Exclude<Box, 'withdrawal'>, string>> = {
  terms: 'Bitte stimme den Allgemeinen Geschäftsbedingungen zu',
  privacy: 'Bitte bestätige, dass du die Datenschutzerklärung gelesen hast',
}
