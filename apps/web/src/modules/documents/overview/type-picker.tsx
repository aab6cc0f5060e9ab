import { GRID_TEMPLATES } from '@gebaerdenraum/domain/documents/grid-templates'
import { DOCUMENT_FACTS } from '@gebaerdenraum/domain/documents/kinds/document-facts'
import { Button, Skeleton } from '@mantine/core'
import { IconGridDots, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import classes from './type-picker.module.css'
import { TYPE_TEXTS } from './type-texts.ts'
import { useCreateDocument } from './use-create-document.ts'

/** The three types of print templates, each as it looks; one click begins a new one. */
export const TypePicker = () => {
  const create = useCreateDocument()
  return (
    <section className={classes.picker} aria-labelledby="new-document">
      <h2 id="new-document" className={classes.heading}>
        Neue Druckvorlage
      </h2>
      <ul className={classes.types}>
        {TYPE_TEXTS.map(({ type, text }) => (
          <li key={type} className={classes.type}>
            <span className={classes.sample} data-paper aria-hidden>
              <Suspense fallback={<Skeleton className={classes.paper!} />}>
                <SamplePage type={type} />
              </Suspense>
            </span>
            <span className={classes.texts}>
              <button type="button" className={classes.name} onClick={() => void create({ type })}>
                <IconPlus size={20} aria-hidden />
                {DOCUMENT_FACTS[type].label}
              </button>
              <span className={classes.text}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className={classes.templates}>
        <span>Raster mit fertigen Maßen:</span>
        {GRID_TEMPLATES.map((template) => (
          <Button
            key={template.id}
            variant="default"
            leftSection={<IconGridDots size={20} aria-hidden />}
            onClick={() => void create({ template })}
          >
            {template.name}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** Comes with what draws pages, which the rest of the page does not wait for, and can do without. */
const SamplePage = lazy(async () => {
  const loaded = await import('./sample-page.tsx').catch(() => null)
  return { default: loaded?.SamplePage ?? NoSample }
})

const NoSample = () => <span className={classes.paper} />
