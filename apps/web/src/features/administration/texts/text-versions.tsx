import type { PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import type { PageVersion } from '@gebaerdenraum/domain/content/page-versions.contract'
import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { ListPagination } from '../../../ui/list-pagination.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import sections from '../../../ui/page-sections.module.css'
import table from '../../../ui/table.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { VERSIONS_PER_PAGE, versionsQuery } from './queries.ts'
import { textOrigin } from './text-origin.ts'

type Props = { readonly slug: PageSlug; readonly onTake: (markdown: string) => void }

/** All that was ever published, the newest first: each can be taken into the field and published again. */
export const TextVersions = ({ slug, onTake }: Props) => {
  const [page, setPage] = useState(1)
  const { data: versions, error, refetch } = useQuery(versionsQuery(slug, page))
  const take = useMutation({
    mutationFn: (version: PageVersion) => api['page-versions'].get(version._id),
    onSuccess: ({ markdown, revision }) => {
      onTake(markdown ?? '')
      showToast({ tone: 'info', text: `Fassung ${revision} steht im Feld. Veröffentlicht ist sie noch nicht.` })
    },
  })
  return (
    <section className={sections.card} aria-labelledby="text-versions">
      <h2 id="text-versions">Fassungen</h2>
      {!versions && error && (
        <LoadError title="Die Fassungen konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {versions && (
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">Fassung</th>
              <th scope="col">Stand</th>
              <th scope="col" className={table.actions}>
                Was du tun kannst
              </th>
            </tr>
          </thead>
          <tbody>
            {versions.data.map((version) => (
              <tr key={version._id}>
                <td>
                  {version.revision === 0 ? 'Erste' : version.revision}
                  {version.isCurrent && ' (veröffentlicht)'}
                </td>
                <td>{textOrigin(version)}</td>
                <td className={table.actions}>
                  <Button
                    variant="default"
                    loading={take.isPending && take.variables._id === version._id}
                    aria-label={`Fassung ${version.revision} ins Feld holen`}
                    onClick={() => take.mutate(version)}
                  >
                    Ins Feld holen
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <FormFailure error={take.error} />
      {versions && (
        <ListPagination
          label="Seiten der Fassungen"
          page={page}
          pageSize={VERSIONS_PER_PAGE}
          total={versions.total}
          onChange={setPage}
        />
      )}
    </section>
  )
}
