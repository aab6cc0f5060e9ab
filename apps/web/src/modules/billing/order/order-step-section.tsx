import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import classes from './order.module.css'
import { type OrderStep, STEP_TITLES, type StepState } from './order-steps.ts'

type Props = {
  readonly step: OrderStep
  /** Its place on the way, from 1. */
  readonly number: number
  readonly state: StepState
  /** What was chosen, once it is done. */
  readonly summary?: string | undefined
  readonly onReopen?: (() => void) | undefined
  /** False where the page begins with it: there the page's own heading has the focus. */
  readonly takesFocus?: boolean
  readonly children: ReactNode
}

/** One step on the way to an order: open, done and in short, or still to come. */
export const OrderStepSection = ({ step, number, state, summary, onReopen, takesFocus = true, children }: Props) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<StepState>(takesFocus ? 'ahead' : 'current')
  useEffect(() => {
    if (state === 'current' && before.current !== 'current') heading.current?.focus()
    before.current = state
  }, [state])
  return (
    <section
      className={classes.step}
      data-state={state}
      aria-labelledby={id}
      {...(state === 'current' && { 'aria-current': 'step' as const })}
    >
      <div className={classes.stepHead}>
        <span className={classes.stepNumber} aria-hidden>
          {state === 'done' ? <IconCheck size={18} /> : number}
        </span>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {STEP_TITLES[step]}
        </h2>
        {state === 'done' && onReopen && (
          <Button
            className={classes.reopen!}
            variant="subtle"
            onClick={onReopen}
            aria-label={`${STEP_TITLES[step]} ändern`}
          >
            Ändern
          </Button>
        )}
      </div>
      {state === 'done' && summary && <p className={classes.summary}>{summary}</p>}
      {state === 'current' && <div className={classes.stepBody}>{children}</div>}
    </section>
  )
}
