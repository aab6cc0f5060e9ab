import { useId } from 'react'
import classes from './decision-choice.module.css'
import type { Decision } from './use-decide.ts'

type Option = { readonly key: string; readonly label: string; readonly decision: Decision }

type Props = {
  readonly label: string
  readonly options: readonly Option[]
  readonly decision: Decision
  readonly isDisabled: boolean
  readonly onChange: (decision: Decision) => void
}

/** One of a few decisions, by the browser's own radio buttons; none is chosen before somebody does. */
export const DecisionChoice = ({ label, options, decision, isDisabled, onChange }: Props) => {
  const name = useId()
  return (
    <fieldset className={classes.choice} disabled={isDisabled}>
      <legend className={classes.legend}>{label}</legend>
      {options.map(({ key, label: text, decision: option }) => (
        <label key={key} className={classes.option}>
          <input type="radio" name={name} checked={isSame(option, decision)} onChange={() => onChange(option)} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}

const isSame = (one: Decision, other: Decision): boolean =>
  one.decision === other.decision && ('slug' in one ? one.slug : '') === ('slug' in other ? other.slug : '')
