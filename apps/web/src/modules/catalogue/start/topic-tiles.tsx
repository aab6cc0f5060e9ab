import type { Category } from '@gebaerdenraum/domain/catalogue/categories.contract'
import { pictogramPath } from '@gebaerdenraum/domain/catalogue/pictogram-path'
import { IconTag } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { LazyPicture } from '../../../ui/lazy-picture.tsx'
import { useGridKeys } from '../components/use-grid-keys.ts'
import type { SignSearch } from '../search/search-words.ts'
import classes from './topic-tiles.module.css'

type Props = {
  readonly topics: readonly Category[]
  readonly chosen: string | null
  readonly onChoose: (change: Pick<SignSearch, 'category'>) => void
}

const NO_PICTURE = <IconTag className={classes.picture!} aria-hidden />

/**
 * The categories as tiles with a picture. One of them is reached with the tab key, the others with the arrow keys. Choosing the
 * chosen one again shows all signs.
 */
export const TopicTiles = memo(function TopicTiles({ topics, chosen, onChoose }: Props) {
  const [activeIndex, setActiveIndex] = useState(0)
  const keys = useGridKeys({ columns: topics.length, count: topics.length, onMove: setActiveIndex, isRow: true })
  if (topics.length === 0) return null
  return (
    <ul className={classes.topics} aria-label="Themen" {...keys}>
      {topics.map(({ _id, name, symbol }, index) => (
        <li key={_id}>
          <button
            type="button"
            className={classes.topic}
            tabIndex={index === activeIndex ? 0 : -1}
            aria-pressed={_id === chosen}
            onClick={() => onChoose({ category: _id === chosen ? null : _id })}
          >
            {symbol ? (
              <LazyPicture address={pictogramPath(symbol)} className={classes.picture} fallback={NO_PICTURE} />
            ) : (
              NO_PICTURE
            )}
            <span className={classes.name}>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
})
