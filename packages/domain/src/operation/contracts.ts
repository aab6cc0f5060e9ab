import { systemStateContract } from './system-state.contract.ts'

export const operationContracts = {
  'system-state': systemStateContract,
} as const
