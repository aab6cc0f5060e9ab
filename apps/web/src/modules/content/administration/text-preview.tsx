import type { PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import { Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageText } from '../components/page-text.tsx'
import { previewQuery } from './queries.ts'
import classes from './texts.module.css'

const TYPING_MS = 400

type Props = { readonly slug: PageSlug; readonly markdown: string }

/** The text as its page will show it, made by the server's own rendering. */
export const TextPreview = ({ slug, markdown }: Props) => {
  const [written] = useDebouncedValue(markdown, TYPING_MS)
  const { data: text, error, refetch } = useQuery(previewQuery(written))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by keys too.
    <section className={classes.preview} aria-label="Vorschau" tabIndex={0}>
      {text ? (
        <>
          {text.title === '' ? (
            <p className={classes.missing}>Oben fehlt eine Überschrift: eine Zeile, die mit „# “ beginnt.</p>
          ) : (
            <p className={classes.title}>{text.title}</p>
          )}
          <PageText slug={slug} text={text} />
        </>
      ) : error ? (
        <LoadError title="Die Vorschau kam nicht zustande" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={300} />
      )}
    </section>
  )
}
