import { type ComponentType, useId } from 'react'
import classes from './choice-cards.module.css'

type Option<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly Icon?: ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>
}

type Props<Value extends string> = {
  /** The question that is answered by one of them. */
  readonly label: string
  readonly options: readonly Option<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few things, side by side; the browser's own radio buttons underneath. */
export const ChoiceCards = <Value extends string>({ label, options, value, onChange }: Props<Value>) => {
  const name = useId()
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.options}>
        {options.map(({ value: option, label: text, Icon }) => (
          <label key={option} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {Icon && <Icon size={20} aria-hidden />}
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
