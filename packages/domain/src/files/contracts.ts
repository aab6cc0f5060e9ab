import { fileNodesContract } from './file-nodes.contract.ts'
import { filesContract } from './files.contract.ts'

export const filesContracts = {
  'file-nodes': fileNodesContract,
  files: filesContract,
} as const
