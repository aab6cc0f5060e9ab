import { PAGES } from '@gebaerdenraum/domain/content/page-slugs'
import type { PageVersion } from '@gebaerdenraum/domain/content/page-versions.contract'
import { Button, Skeleton } from '@mantine/core'
import { IconExternalLink, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadError } from '../../../ui/load-error.tsx'
import sections from '../../../ui/page-sections.module.css'
import table from '../../../ui/table.module.css'
import { AdministrationPage } from '../components/administration-page.tsx'
import { textsQuery } from './queries.ts'
import { textOrigin } from './text-origin.ts'
import classes from './texts.module.css'

/** The pages that the operator writes himself. */
export const Page = () => {
  const { data: texts, error, refetch } = useQuery(textsQuery)
  return (
    <AdministrationPage heading="Texte">
      {!texts && error && (
        <LoadError title="Die Texte konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {!texts && !error && (
        <div role="status" aria-label="Texte werden geladen">
          <Skeleton height={280} />
        </div>
      )}
      {texts && (
        <div className={sections.card}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">Seite</th>
                <th scope="col">Stand</th>
                <th scope="col" className={table.actions}>
                  Was du tun kannst
                </th>
              </tr>
            </thead>
            <tbody>
              {texts.map((text) => (
                <TextRow key={text._id} text={text} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </AdministrationPage>
  )
}

const TextRow = ({ text }: { readonly text: PageVersion }) => {
  const { title, path } = PAGES[text.page]
  return (
    <tr>
      <td>
        <span className={table.name}>{title}</span>
        <a
          className={classes.address}
          href={path}
          target="_blank"
          rel="noopener"
          aria-label={`${path} ansehen (neuer Tab)`}
        >
          {path} <IconExternalLink size={16} aria-hidden />
        </a>
      </td>
      <td>{textOrigin(text)}</td>
      <td className={table.actions}>
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          aria-label={`${title} bearbeiten`}
          renderRoot={(props) => <Link {...props} to="/app/verwaltung/texte/$slug" params={{ slug: text.page }} />}
        >
          Bearbeiten
        </Button>
      </td>
    </tr>
  )
}
