import type { PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import { PAGES } from '@gebaerdenraum/domain/content/page-slugs'
import type { ContentPage } from '@gebaerdenraum/domain/content/pages.contract'
import { FaqList } from './faq-list.tsx'
import { LegalText } from './legal-page.tsx'
import { Prose } from './prose.tsx'

type Props = { readonly slug: PageSlug; readonly text: Pick<ContentPage, 'html' | 'sections'> }

/** A text as its page shows it, without what stands around it. */
export const PageText = ({ slug, text: { html, sections } }: Props) =>
  PAGES[slug].isLegal ? (
    <LegalText html={html} sections={sections} />
  ) : (
    <>
      <Prose html={html} />
      <FaqList questions={sections} hasHeading={false} />
    </>
  )
