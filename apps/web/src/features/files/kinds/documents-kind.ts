import { IconAdjustments, IconFileTypePdf, IconFolderOpen, IconPrinter } from '@tabler/icons-react'
import { api } from '../../../api/client.ts'
import { openPrintDialog, printNow } from '../../printing/index.ts'
import type { FileKind } from './file-kind.ts'

export const documentsKind: FileKind = {
  fileType: 'documents',
  label: 'Druckvorlage',
  plural: 'Druckvorlagen',
  newLabel: 'Neue Druckvorlage',
  Icon: IconPrinter,
  overview: '/app/dokumente',
  variantLabel: 'Art der Druckvorlage',
  variants: [
    { details: { documentType: 'grid' }, label: 'Raster', defaultName: '„Raster”-Dokument' },
    {
      details: { documentType: 'target-vocabulary' },
      label: 'Zielwortschatz',
      defaultName: '„Zielwortschatz”-Dokument',
    },
    { details: { documentType: 'own-sign' }, label: 'Meine Gebärden', defaultName: '„Meine Gebärden”-Dokument' },
  ],
  createContent: async ({ _id }, { documentType = 'grid' }) =>
    (await api.documents.create({ node: _id, type: documentType }))._id,
  actions: [
    {
      id: 'open',
      label: 'Öffnen',
      Icon: IconFolderOpen,
      addressOf: (document) => ({ to: `/app/dokument/${document}` }),
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
