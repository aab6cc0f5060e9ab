import type { CatalogueImportEntry } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { WORD_CLASSES } from '@gebaerdenraum/domain/catalogue/word-classes'
import classes from './sign-facts.module.css'

type Values = NonNullable<CatalogueImportEntry['values']>

/** Of each field that changes: what it was and what it becomes. */
export const ChangedFields = ({ before, after }: { readonly before: Values; readonly after: Values }) => (
  <dl className={classes.facts}>
    {FIELDS.map(([name, text]) => {
      const [was, becomes] = [text(before), text(after)]
      return was === becomes ? null : (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {was || '–'} → <strong>{becomes || '–'}</strong>
          </dd>
        </div>
      )
    })}
  </dl>
)

const FIELDS: readonly (readonly [string, (sign: Values) => string])[] = [
  ['Titel', ({ title }) => title],
  ['Wortart', ({ wordClass }) => WORD_CLASSES[wordClass].title],
  ['Kategorie', ({ category }) => category],
  ['Stichwörter', ({ keywords }) => keywords.join(', ')],
  ['Symbol', ({ symbol }) => symbol ?? ''],
  ['Vorschau', ({ isPreview }) => (isPreview ? 'ja' : 'nein')],
  ['Fingeralphabet', ({ isFingerspelled }) => (isFingerspelled ? 'ja' : 'nein')],
  ['Zurückgezogen', ({ isRetired }) => (isRetired ? 'ja' : 'nein')],
]
