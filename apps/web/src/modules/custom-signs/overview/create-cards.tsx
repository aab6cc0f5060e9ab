import { CUSTOM_SIGN_TYPES, type CustomSignType } from '@gebaerdenraum/domain/files/file-types'
import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { SIGN_TYPES } from '../sign-types.ts'
import classes from './create-cards.module.css'
import { ExampleCard } from './example-card.tsx'
import { ExampleSign } from './example-sign.tsx'

/** The two ways to begin, each with a picture of what comes of it. */
export const CreateCards = () => (
  <ul className={classes.cards} aria-label="Neue eigene Gebärde">
    {CUSTOM_SIGN_TYPES.map((type) => {
      const { label, explanation } = SIGN_TYPES[type]
      const Example = EXAMPLES[type]
      return (
        <li key={type} className={classes.card}>
          <Example />
          <div className={classes.text}>
            <h2 className={classes.title}>
              <Link to="/app/eigene-gebaerden/$id" params={NEW} search={SEARCH[type]}>
                {label}
              </Link>
            </h2>
            <p className={classes.explanation}>{explanation}</p>
          </div>
        </li>
      )
    })}
  </ul>
)

const NEW = { id: 'neu' } as const
const SEARCH: Readonly<Record<CustomSignType, Readonly<Record<string, string>>>> = {
  signOnly: { type: 'signOnly' },
  signBox: { type: 'signBox' },
}
const EXAMPLES: Readonly<Record<CustomSignType, ComponentType>> = { signOnly: ExampleSign, signBox: ExampleCard }
