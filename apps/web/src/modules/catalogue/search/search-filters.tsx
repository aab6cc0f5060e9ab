import type { Category } from '@gebaerdenraum/domain/catalogue/categories.contract'
import { WORD_CLASS_IDS, WORD_CLASSES, type WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'
import { NativeSelect } from '@mantine/core'
import { memo } from 'react'
import { WordClassIcon } from '../components/word-class-icon.tsx'
import { wordClassColors } from '../components/word-class-tag.tsx'
import classes from './search-filters.module.css'
import type { SignSearch } from './search-words.ts'

type WordClassFilterProps = {
  readonly chosen: WordClassId | null
  readonly onChoose: (change: Pick<SignSearch, 'wordClass'>) => void
}

/** The eleven word classes. Choosing the chosen one again shows all. */
export const WordClassFilter = memo(function WordClassFilter({ chosen, onChoose }: WordClassFilterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these buttons narrow a list
    <div className={classes.wordClasses} role="group" aria-label="Wortart">
      {WORD_CLASS_IDS.map((id) => (
        <button
          key={id}
          type="button"
          className={classes.chip}
          style={wordClassColors(id)}
          aria-pressed={id === chosen}
          onClick={() => onChoose({ wordClass: id === chosen ? null : id })}
        >
          <span className={classes.icon}>
            <WordClassIcon id={id} />
          </span>
          {WORD_CLASSES[id].title}
        </button>
      ))}
    </div>
  )
})

type CategoryFilterProps = {
  readonly categories: readonly Category[]
  readonly chosen: string | null
  readonly onChoose: (change: Pick<SignSearch, 'category'>) => void
}

export const CategoryFilter = memo(function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  return (
    <NativeSelect
      className={classes.category}
      size="lg"
      aria-label="Kategorie"
      value={chosen ?? ''}
      onChange={(event) => onChoose({ category: event.currentTarget.value || null })}
      data={[
        { value: '', label: 'Alle Kategorien' },
        ...categories.map(({ _id, name, signCount }) => ({ value: _id, label: `${name} (${signCount})` })),
      ]}
    />
  )
})
