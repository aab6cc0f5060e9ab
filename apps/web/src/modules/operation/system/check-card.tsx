import type { Check, CheckState } from '@gebaerdenraum/domain/operation/system-state.contract'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconHelpCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './system.module.css'
import { writtenFact } from './written-fact.ts'

type Props = { readonly check: Check; readonly children?: ReactNode }

/** One part of the service: how it is in word, icon and colour, and its figures. */
export const CheckCard = ({ check: { _id, title, state, note, facts }, children }: Props) => {
  const { Icon, word } = STATES[state]
  return (
    <section className={classes.check} data-state={state} aria-labelledby={`check-${_id}`}>
      <div className={classes.head}>
        <h2 id={`check-${_id}`}>{title}</h2>
        <span className={classes.state}>
          <Icon aria-hidden />
          {word}
        </span>
      </div>
      {note && <p>{note}</p>}
      {facts.length > 0 && (
        <dl>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{writtenFact(fact)}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  )
}

const STATES: Readonly<Record<CheckState, { readonly Icon: typeof IconCircleCheck; readonly word: string }>> = {
  good: { Icon: IconCircleCheck, word: 'In Ordnung' },
  warning: { Icon: IconAlertTriangle, word: 'Ansehen' },
  bad: { Icon: IconCircleX, word: 'Gestört' },
  unknown: { Icon: IconHelpCircle, word: 'Nicht bekannt' },
}
