import type { ContentPage } from '@gebaerdenraum/domain/content/pages.contract'
import { IconChevronDown } from '@tabler/icons-react'
import classes from './faq-list.module.css'
import { Prose } from './prose.tsx'

type Props = {
  readonly questions: ContentPage['sections']
  /** Not where the page itself is called so. */
  readonly hasHeading?: boolean
}

/** Questions that open to their answers. The browser's own element: its search finds the closed ones too. */
export const FaqList = ({ questions, hasHeading = true }: Props) =>
  questions.length > 0 && (
    <section aria-label="Häufige Fragen">
      {hasHeading && <h2 className={classes.title}>Häufige Fragen</h2>}
      <div className={classes.list}>
        {questions.map(({ title, html }) => (
          <details key={title} className={classes.question}>
            <summary>
              {title}
              <IconChevronDown size={20} aria-hidden />
            </summary>
            <div className={classes.answer}>
              <Prose html={html} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
