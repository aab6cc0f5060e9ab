import type { ListTemplate } from '@gebaerdenraum/domain/lists/list-templates.contract'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { signCount } from '../components/sign-count.ts'
import classes from './template-cards.module.css'

type Shown = Pick<ListTemplate, 'name' | 'description' | 'color'> & { readonly signs: readonly unknown[] }

/** A template to start from: the whole card is its link. */
export const TemplateCard = ({ template }: { readonly template: ListTemplate }) => (
  <li className={classes.card} style={styleOf(template)}>
    <Link className={classes.name} to="/app/lernliste-bearbeiten" search={{ template: template._id }} translate="no">
      {template.name}
    </Link>
    <CardText template={template} />
  </li>
)

/** How the card will look, without leading anywhere. */
export const TemplateCardPreview = ({ template }: { readonly template: Shown }) => (
  <div className={classes.card} style={styleOf(template)}>
    <span className={classes.name} translate="no">
      {template.name}
    </span>
    <CardText template={template} />
  </div>
)

const CardText = ({ template: { description, signs } }: { readonly template: Shown }) => (
  <>
    {description && <p className={classes.description}>{description}</p>}
    <p className={classes.count}>{signCount(signs.length)}</p>
  </>
)

const styleOf = ({ color }: Shown) => ({ '--template-color': color }) as CSSProperties
