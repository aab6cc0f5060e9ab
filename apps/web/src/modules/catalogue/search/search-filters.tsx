import type { Category } from '@gebaerdenraum/domain/catalogue/categories.contract'
import { WORD_CLASS_IDS, WORD_CLASSES, type WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'
import { Button, NativeSelect } from '@mantine/core'
import { IconFilter, IconX } from '@tabler/icons-react'
import { memo } from 'react'
import { CompactButton } from '../../../ui/compact-button.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import { WordClassIcon } from '../components/word-class-icon.tsx'
import { wordClassColors } from '../components/word-class-tag.tsx'
import classes from './search-filters.module.css'
import type { SignSearch } from './search-words.ts'

type WordClassFilterProps = {
  readonly chosen: WordClassId | null
  readonly onChoose: (change: Pick<SignSearch, 'wordClass'>) => void
}

/** The eleven word classes. Choosing the chosen one again shows all. */
const WordClassFilter = memo(function WordClassFilter({ chosen, onChoose }: WordClassFilterProps) {
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

type ChosenFilter = Pick<SignSearch, 'category' | 'wordClass'>

type SearchFiltersProps = {
  readonly search: ChosenFilter
  readonly categories: readonly Category[]
  readonly onChoose: (change: Partial<ChosenFilter>) => void
}

/** Opens and closes the filters, and says how many are set. */
export const FilterButton = ({ search, isOpen, controls, onToggle }: FilterButtonProps) => {
  const count = countFilters(search)
  return (
    <CompactButton
      label="Filter"
      Icon={IconFilter}
      isLarge
      rightSection={count > 0 ? <span className={classes.count}>{count}</span> : undefined}
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={count > 0 ? `Filter, ${count} gewählt` : 'Filter'}
      onClick={onToggle}
    />
  )
}

export const countFilters = ({ category, wordClass }: ChosenFilter): number =>
  [category, wordClass].filter((value) => value !== null).length

type FilterButtonProps = {
  readonly search: ChosenFilter
  readonly isOpen: boolean
  /** Id of the filters. */
  readonly controls: string
  readonly onToggle: () => void
}

/** Category and word class. */
export const SearchFilters = memo(function SearchFilters({
  id,
  search,
  categories,
  onChoose,
}: SearchFiltersProps & { readonly id: string }) {
  return (
    <div id={id} className={classes.filters}>
      <NativeSelect
        className={classes.category}
        size="md"
        label="Kategorie"
        value={search.category ?? ''}
        onChange={(event) => onChoose({ category: event.currentTarget.value || null })}
        data={[
          { value: '', label: 'Alle Kategorien' },
          ...categories.map(({ _id, name, signCount }) => ({ value: _id, label: `${name} (${signCount})` })),
        ]}
      />
      <div>
        <span className={classes.label} aria-hidden>
          Wortart
        </span>
        <WordClassFilter chosen={search.wordClass} onChoose={onChoose} />
      </div>
    </div>
  )
})

/** What narrows the results, each with a way to drop it. */
export const ChosenFilters = memo(function ChosenFilters({ search, categories, onChoose }: SearchFiltersProps) {
  const category = categories.find(({ _id }) => _id === search.category)
  if (!category && search.wordClass === null) return null
  return (
    <ul className={classes.chosen} aria-label="Gewählte Filter">
      {category && <Chosen name={category.name} onDrop={() => onChoose({ category: null })} />}
      {search.wordClass && (
        <Chosen name={WORD_CLASSES[search.wordClass].title} onDrop={() => onChoose({ wordClass: null })} />
      )}
    </ul>
  )
})

const Chosen = ({ name, onDrop }: { readonly name: string; readonly onDrop: () => void }) => (
  <li>
    <Button
      variant="light"
      className={classes.chosenFilter!}
      rightSection={<IconX size={18} aria-hidden />}
      aria-label={`Filter ${quoteName(name)} aufheben`}
      onClick={onDrop}
    >
      {name}
    </Button>
  </li>
)
