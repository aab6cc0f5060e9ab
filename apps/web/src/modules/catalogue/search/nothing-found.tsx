import type { Category } from '@gebaerdenraum/domain/catalogue/categories.contract'
import { WORD_CLASSES } from '@gebaerdenraum/domain/catalogue/word-classes'
import { Button } from '@mantine/core'
import { IconMoodPuzzled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import { categoriesQuery } from '../queries.ts'
import classes from './nothing-found.module.css'
import type { SignSearch } from './search-words.ts'

type NothingFoundProps = {
  readonly search: SignSearch
  readonly onRequest: () => void
  readonly onClearFilters: (change: Pick<SignSearch, 'category' | 'wordClass' | 'page'>) => void
}

/** An empty result says what was looked for, how to widen it, and lets one ask for the sign. */
export const NothingFound = ({ search, onRequest, onClearFilters }: NothingFoundProps) => {
  const text = search.search.trim()
  const isNarrowed = search.category !== null || search.wordClass !== null
  const { data: categories = [] } = useQuery(categoriesQuery)
  const wordClass = search.wordClass ? ` als ${WORD_CLASSES[search.wordClass].title}` : ''
  return (
    <EmptyState
      icon={IconMoodPuzzled}
      title={
        text
          ? `Keine Gebärde zu ${quoteName(text)}${wordClass} gefunden`
          : `Keine Treffer${forFilters(search, categories)}`
      }
    >
      <p className={classes.text}>
        {isNarrowed
          ? 'Vielleicht gibt es sie in einer anderen Kategorie oder Wortart.'
          : 'Prüfe die Schreibweise, suche ein ähnliches Wort oder wünsche dir die Gebärde.'}
      </p>
      <div className={classes.actions}>
        {isNarrowed && (
          <Button variant="default" onClick={() => onClearFilters({ category: null, wordClass: null, page: 1 })}>
            Überall suchen
          </Button>
        )}
        <Button color="coral" onClick={onRequest}>
          Gebärde wünschen
        </Button>
      </div>
    </EmptyState>
  )
}

const forFilters = ({ category, wordClass }: SignSearch, categories: readonly Category[]): string => {
  const names = [
    categories.find(({ _id }) => _id === category)?.name,
    wordClass && WORD_CLASSES[wordClass].title,
  ].filter((name) => name != null)
  return names.length === 0 ? '' : ` für ${names.map(quoteName).join(' und ')}`
}
