import type { CatalogueImportEntry } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { IconPhotoOff } from '@tabler/icons-react'
import { useId } from 'react'
import { quoteName } from '../../../../../ui/quote-name.ts'
import { DecisionChoice } from './decision-choice.tsx'
import classes from './match-card.module.css'
import { SignFacts } from './sign-facts.tsx'
import { useDecide } from './use-decide.ts'

type Props = {
  readonly importId: string
  readonly entry: CatalogueImportEntry
  readonly mayDecide: boolean
}

const REASONS = { 'same-title': 'gleicher Titel', 'similar-title': 'ähnlicher Titel' } as const

/** A line that may mean a sign that is there already: both side by side, and what is to become of it. */
export const MatchCard = ({ importId, entry, mayDecide }: Props) => {
  const heading = useId()
  const { decision, decide } = useDecide(importId, entry)
  const options = [
    ...entry.matches.map(({ slug, sign }) => ({
      key: `same ${slug}`,
      label: `Dieselbe wie ${quoteName(sign.title)} (${slug})`,
      decision: { decision: 'same', slug } as const,
    })),
    { key: 'new', label: 'Eine neue Gebärde', decision: { decision: 'new' } as const },
    { key: 'leave-out', label: 'Auslassen', decision: { decision: 'leave-out' } as const },
  ]
  return (
    <article className={classes.card} aria-labelledby={heading}>
      <h3 id={heading}>
        Zeile {entry.line}: {entry.title}
      </h3>
      <div className={classes.sides}>
        <div>
          <h4>In der Datei</h4>
          {entry.values && <SignFacts slug={entry.slug} sign={entry.values} />}
        </div>
        {entry.matches.map(({ slug, reason, sign, picture }) => (
          <div key={slug}>
            <h4>Im Katalog, {REASONS[reason]}</h4>
            <div className={classes.existing}>
              {picture ? <img src={picture} alt="" loading="lazy" /> : <IconPhotoOff size={32} aria-hidden />}
              <SignFacts slug={slug} sign={sign} against={entry.values} />
            </div>
          </div>
        ))}
      </div>
      <DecisionChoice
        label={`Entscheidung zu Zeile ${entry.line}`}
        options={options}
        decision={decision}
        isDisabled={!mayDecide}
        onChange={(next) => void decide(next)}
      />
    </article>
  )
}
