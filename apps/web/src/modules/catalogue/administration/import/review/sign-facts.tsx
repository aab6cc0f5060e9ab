import type { CatalogueImportEntry } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { WORD_CLASSES } from '@gebaerdenraum/domain/catalogue/word-classes'
import classes from './sign-facts.module.css'

type Values = NonNullable<CatalogueImportEntry['values']>

type Props = {
  readonly slug: string | null
  readonly sign: Values
  /** What differs from it is marked. */
  readonly against?: Values | null
}

/** A sign in short, as lines of name and value. */
export const SignFacts = ({ slug, sign, against }: Props) => {
  const others = against ? factsOf(against) : null
  return (
    <dl className={classes.facts}>
      {slug !== null && (
        <div>
          <dt>Adresse</dt>
          <dd translate="no">{slug}</dd>
        </div>
      )}
      {factsOf(sign).map(([name, value], index) => {
        const isOther = others !== null && others[index]?.[1] !== value
        return (
          <div key={name} data-other={isOther || undefined}>
            <dt>{name}</dt>
            <dd>
              {value}
              {isOther && <span className={classes.mark}> (anders)</span>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const factsOf = (sign: Values): readonly (readonly [string, string])[] => [
  ['Titel', sign.title],
  ['Wortart', WORD_CLASSES[sign.wordClass].title],
  ['Kategorie', sign.category],
  ['Stichwörter', sign.keywords.join(', ') || '–'],
  ['Symbol', sign.symbol ?? '–'],
  ['Vorschau', sign.isPreview ? 'ja' : 'nein'],
  ['Zurückgezogen', sign.isRetired ? 'ja' : 'nein'],
]
