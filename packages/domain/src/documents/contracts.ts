import { documentsContract } from './documents.contract.ts'

export const documentsContracts = {
  documents: documentsContract,
} as const
