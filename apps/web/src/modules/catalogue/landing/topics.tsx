import { pictogramPath } from '@gebaerdenraum/domain/catalogue/pictogram-path'
import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LazyPicture } from '../../../ui/lazy-picture.tsx'
import { topicsQuery } from '../queries.ts'
import classes from './topics.module.css'

type Props = { readonly onChoose: () => void }

/** Leads to the signs of each topic. Absent as long as there are none. */
export const Topics = ({ onChoose }: Props) => {
  const { data: topics = [] } = useQuery(topicsQuery)
  if (topics.length === 0) return null
  return (
    <nav aria-labelledby="topics">
      <h2 className={classes.heading} id="topics">
        Gebärden zu jedem Thema
      </h2>
      <ul className={classes.topics}>
        {topics.map(({ _id, name, signCount, symbol }) => (
          <li key={_id}>
            <Link
              to="/gebaerden/{-$slug}"
              params={{ slug: undefined }}
              search={{ category: _id } as never}
              className={classes.topic}
              onClick={onChoose}
            >
              {symbol && <LazyPicture address={pictogramPath(symbol)} className={classes.picture} fallback={null} />}
              {name}{' '}
              <span className={classes.count}>
                {signCount.toLocaleString('de')}
                <VisuallyHidden component="span"> {signCount === 1 ? 'Gebärde' : 'Gebärden'}</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
