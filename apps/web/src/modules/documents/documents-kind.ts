import { DOCUMENT_FACTS } from '@gebaerdenraum/domain/documents/kinds/document-facts'
import type { DocumentType } from '@gebaerdenraum/domain/files/file-types'
import { IconAdjustments, IconFileTypePdf, IconFolderOpen, IconPrinter } from '@tabler/icons-react'
import { api } from '../../api/client.ts'
import type { FileKind, FileVariant } from '../files/index.ts'
import { openPrintDialog, printNow } from '../printing/index.ts'

const variantFor = (documentType: DocumentType): FileVariant => {
  const { label, newName } = DOCUMENT_FACTS[documentType]
  return { details: { documentType }, label, defaultName: newName }
}

export const documentsKind: FileKind = {
  fileType: 'documents',
  label: 'Druckvorlage',
  plural: 'Druckvorlagen',
  newLabel: 'Neue Druckvorlage',
  Icon: IconPrinter,
  overview: '/app/dokumente',
  variantLabel: 'Art der Druckvorlage',
  variants: [variantFor('grid'), variantFor('target-vocabulary'), variantFor('own-sign')],
  createContent: async ({ _id }, { documentType = 'grid' }) =>
    (await api.documents.create({ node: _id, type: documentType }))._id,
  actions: [
    {
      id: 'open',
      label: 'Öffnen',
      Icon: IconFolderOpen,
      toAddress: (document) => ({ to: `/app/dokument/${document}` }),
    },
    {
      id: 'pdf',
      label: 'PDF zeigen',
      Icon: IconFileTypePdf,
      run: (document) => printNow(async () => document),
    },
    {
      id: 'print',
      label: 'Druckoptionen',
      Icon: IconAdjustments,
      run: (document) => openPrintDialog({ document }),
    },
  ],
}
