import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import type { DialogProps } from '../../ui/dialogs/dialog-host.tsx'
import { TitledModal } from '../../ui/dialogs/titled-modal.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import classes from './print-dialog.module.css'
import { PrintForm } from './print-form.tsx'
import type { PrintRequest } from './print-request.ts'

/** What is to be printed with the pages, how it looks, and the ways to the PDF (specification 2, section 7). */
export const PrintDialog = ({ request, onClose }: DialogProps<PrintRequest, true>) => {
  const { data: document, error, refetch, isFetching } = usePrintedDocument(request)
  const close = () => onClose(null)
  return (
    <TitledModal title="Drucken" onClose={close} size="52rem">
      {document && <PrintForm document={document} onDone={() => onClose(true)} onStale={refetch} />}
      {!document && error && !isFetching && (
        <LoadError title="Die Druckvorlage kann gerade nicht gedruckt werden" error={error} onRetry={refetch} />
      )}
      {!document && (!error || isFetching) && (
        <div className={classes.form} role="status" aria-label="Druckvorlage wird geladen">
          <Skeleton className={classes.waiting!} />
          <Skeleton height="14rem" />
        </div>
      )}
    </TitledModal>
  )
}

/** The document as the server has it, once unsaved edits are saved: this version is printed. */
const usePrintedDocument = ({ document, save }: PrintRequest) => {
  const query = useQuery({
    queryKey: ['documents', 'printed', document],
    queryFn: async ({ signal }): Promise<Document> => {
      await save?.()
      return api.documents.get(document, { signal })
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { ...query, refetch: () => void query.refetch() }
}
