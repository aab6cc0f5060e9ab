import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../ui/load-error.tsx'
import { listTemplatesQuery } from '../queries.ts'
import { TemplateCard } from './template-card.tsx'
import classes from './template-cards.module.css'

/** Lists that the operator has put together, to start from. Nothing where there are none. */
export const TemplateCards = () => {
  const { data: templates, error, refetch } = useQuery(listTemplatesQuery)
  if (templates?.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="list-templates">
      <h2 id="list-templates" className={classes.heading}>
        Mit einer Vorlage beginnen
      </h2>
      {error && !templates && (
        <LoadError title="Die Vorlagen konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {!error && !templates && (
        <div className={classes.cards} role="status" aria-label="Vorlagen werden geladen">
          <Skeleton height="8rem" />
          <Skeleton height="8rem" />
          <Skeleton height="8rem" />
        </div>
      )}
      {templates && (
        <ul className={classes.cards}>
          {templates.map((template) => (
            <TemplateCard key={template._id} template={template} />
          ))}
        </ul>
      )}
    </section>
  )
}
