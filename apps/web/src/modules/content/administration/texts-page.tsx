import { PAGES } from '@gebaerdenraum/domain/content/page-slugs'
import type { PageVersion } from '@gebaerdenraum/domain/content/page-versions.contract'
import { Button } from '@mantine/core'
import { IconExternalLink, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AdministrationPage } from '../../../ui/administration/administration-page.tsx'
import { byId, type Column, DataTable } from '../../../ui/lists/data-table.tsx'
import { QueryView } from '../../../ui/lists/query-view.tsx'
import sections from '../../../ui/page-sections.module.css'
import table from '../../../ui/table.module.css'
import { textsQuery } from './queries.ts'
import { textOrigin } from './text-origin.ts'
import classes from './texts.module.css'

/** The pages whose text the operator writes. */
export const Page = () => (
  <AdministrationPage heading="Texte">
    <QueryView
      query={useQuery(textsQuery)}
      failed="Die Texte konnten nicht geladen werden"
      loading="Texte werden geladen"
      height="17.5rem"
    >
      {(texts) => (
        <div className={sections.card}>
          <DataTable label="Texte" columns={COLUMNS} rows={texts} rowKey={byId} />
        </div>
      )}
    </QueryView>
  </AdministrationPage>
)

const COLUMNS: readonly Column<PageVersion>[] = [
  {
    head: 'Seite',
    cell: ({ page }) => {
      const { title, path } = PAGES[page]
      return (
        <>
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
        </>
      )
    },
  },
  { head: 'Stand', cell: textOrigin },
  {
    head: 'Was du tun kannst',
    isActions: true,
    cell: ({ page }) => (
      <Button
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden />}
        aria-label={`${PAGES[page].title} bearbeiten`}
        renderRoot={(props) => <Link {...props} to="/app/verwaltung/texte/$slug" params={{ slug: page }} />}
      >
        Bearbeiten
      </Button>
    ),
  },
]
