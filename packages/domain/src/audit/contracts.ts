import { auditEntriesContract } from './audit-entries.contract.ts'

export const auditContracts = {
  'audit-entries': auditEntriesContract,
} as const
