import type { PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import type { ContentPage } from '@gebaerdenraum/domain/content/pages.contract'
import { germanDay } from '../../../ui/german-dates.ts'
import classes from './legal-page.module.css'
import { LoadedPage } from './loaded-page.tsx'
import { Prose } from './prose.tsx'

type Props = { readonly slug: Exclude<PageSlug, 'hilfe' | 'faq'>; readonly heading: string }

/** A legal text, with the day since when it reads so. */
export const LegalPage = ({ slug, heading }: Props) => (
  <LoadedPage slug={slug} heading={heading}>
    {({ html, sections, updatedAt }) => (
      <>
        {updatedAt && <p className={classes.date}>Stand: {germanDay(updatedAt)}</p>}
        <LegalText html={html} sections={sections} />
      </>
    )}
  </LoadedPage>
)

/** Introduction and sections, one below the other. */
export const LegalText = ({ html, sections }: Pick<ContentPage, 'html' | 'sections'>) => (
  <>
    <Prose html={html} />
    {sections.map(({ title, html: text }) => (
      <section key={title} className={classes.section}>
        <h2>{title}</h2>
        <Prose html={text} />
      </section>
    ))}
  </>
)
