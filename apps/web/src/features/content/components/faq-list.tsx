import type { ContentPage } from '@gebaerdenraum/domain/content/pages.contract'
import { IconChevronDown } from '@tabler/icons-react'
import classes from './faq-list.module.css'
import { Prose } from './prose.tsx'

/** Questions that open to their answers. The browser's own element: its search finds the closed ones too. */
export const FaqList = ({ questions }: { readonly questions: ContentPage['sections'] }) =>
  questions.length > 0 && (
    <section aria-labelledby="faq">
      <h2 id="faq" className={classes.title}>
        Häufige Fragen
      </h2>
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
