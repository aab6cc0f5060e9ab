import { IconCheck } from '@tabler/icons-react'
import classes from './import-steps.module.css'
import { STEPS } from './steps.ts'

/** The way of an import, and where it stands. */
export const ImportSteps = ({ current }: { readonly current: number }) => (
  <ol className={classes.steps} aria-label="Schritte">
    {STEPS.map((step, index) => (
      <li
        key={step}
        className={classes.step}
        data-done={index < current || undefined}
        aria-current={index === current ? 'step' : undefined}
      >
        <span className={classes.mark} aria-hidden>
          {index < current ? <IconCheck size={16} /> : index + 1}
        </span>
        {step}
      </li>
    ))}
  </ol>
)
