import { type ReactNode, useId } from 'react'
import classes from './payment.module.css'

type Props = { readonly label: string; readonly fault: string | null; readonly children: ReactNode }

/** Label and fault around a field that stands in the provider's frame. */
export const StripeField = ({ label, fault, children }: Props) => {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field itself stands in another document; this names its frame.
    <div role="group" aria-labelledby={id}>
      <span className={classes.elementLabel} id={id}>
        {label}
      </span>
      <div className={classes.element}>{children}</div>
      {fault && (
        <p className={classes.elementFault} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
