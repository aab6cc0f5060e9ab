import type { CustomSignType, DocumentType, FileType } from './file-types.ts'

/** What a kind of file can be told apart by; the other kinds have no such detail. */
type FileDetails = {
  readonly documentType?: DocumentType | undefined
  readonly customSignType?: CustomSignType | undefined
}

/** Whether details belong to the kind: print templates have a document type, custom signs a type of sign, lists none. */
export const fitsFileType = (fileType: FileType, { documentType, customSignType }: FileDetails): boolean =>
  (documentType === undefined || fileType === 'documents') &&
  (customSignType === undefined || fileType === 'custom-signs')
