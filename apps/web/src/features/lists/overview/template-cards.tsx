import type { ListTemplate } from '@gebaerdenraum/domain/lists/list-templates.contract'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { LoadError } from '../../../ui/load-error.tsx'
import { signCount } from '../components/sign-count.ts'
import { listTemplatesQuery } from '../queries.ts'
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

const TemplateCard = ({ template }: { readonly template: ListTemplate }) => (
  <li className={classes.card} style={{ '--template-color': template.color } as CSSProperties}>
    <Link className={classes.name} to="/app/lernliste-bearbeiten" search={{ template: template._id }}>
      {template.name}
    </Link>
    {template.description && <p className={classes.description}>{template.description}</p>}
    <p className={classes.count}>{signCount(template.signs.length)}</p>
  </li>
)
