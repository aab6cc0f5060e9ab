import type { PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import type { PageVersion } from '@gebaerdenraum/domain/content/page-versions.contract'
import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { byId, type Column, DataTable } from '../../../ui/lists/data-table.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import sections from '../../../ui/page-sections.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { VERSIONS_PER_PAGE, versionsQuery } from './queries.ts'
import { textOrigin } from './text-origin.ts'

type Props = { readonly slug: PageSlug; readonly onTake: (markdown: string) => void }

/** All that was ever published, the newest first: each can be taken into the field and published again. */
export const TextVersions = ({ slug, onTake }: Props) => {
  const [page, setPage] = useState(1)
  const take = useMutation({
    mutationFn: (version: PageVersion) => api['page-versions'].get(version._id),
    onSuccess: ({ markdown, revision }) => {
      onTake(markdown ?? '')
      showToast({ tone: 'info', text: `Fassung ${revision} steht im Feld. Veröffentlicht ist sie noch nicht.` })
    },
  })
  const columns: readonly Column<PageVersion>[] = [
    {
      head: 'Fassung',
      cell: ({ revision, isCurrent }) => (
        <>
          {revision === 0 ? 'Erste' : revision}
          {isCurrent && ' (veröffentlicht)'}
        </>
      ),
    },
    { head: 'Stand', cell: textOrigin },
    {
      head: 'Was du tun kannst',
      isActions: true,
      cell: (version) => (
        <Button
          variant="default"
          loading={take.isPending && take.variables._id === version._id}
          aria-label={`Fassung ${version.revision} ins Feld holen`}
          onClick={() => take.mutate(version)}
        >
          Ins Feld holen
        </Button>
      ),
    },
  ]
  return (
    <section className={sections.card} aria-labelledby="text-versions">
      <h2 id="text-versions">Fassungen</h2>
      <PagedList
        noun="Fassungen"
        query={useQuery(versionsQuery(slug, page))}
        page={page}
        pageSize={VERSIONS_PER_PAGE}
        onPage={setPage}
        height="6rem"
        empty={null}
      >
        {(versions) => (
          <>
            <DataTable labelledBy="text-versions" columns={columns} rows={versions} rowKey={byId} />
            <FormFailure error={take.error} />
          </>
        )}
      </PagedList>
    </section>
  )
}
