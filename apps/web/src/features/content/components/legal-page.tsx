import type { PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import classes from './legal-page.module.css'
import { LoadedPage } from './loaded-page.tsx'
import { Prose } from './prose.tsx'

type Props = { readonly slug: Exclude<PageSlug, 'hilfe'>; readonly heading: string }

/** A legal text: introduction and sections, one below the other. */
export const LegalPage = ({ slug, heading }: Props) => (
  <LoadedPage slug={slug} heading={heading}>
    {({ html, sections }) => (
      <>
        <Prose html={html} />
        {sections.map(({ title, html: text }) => (
          <section key={title} className={classes.section}>
            <h2>{title}</h2>
            <Prose html={text} />
          </section>
        ))}
      </>
    )}
  </LoadedPage>
)
