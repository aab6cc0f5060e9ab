import { listTemplatesContract } from './list-templates.contract.ts'
import { listsContract } from './lists.contract.ts'
import { repetitionsContract } from './repetitions.contract.ts'
import { signMatchesContract } from './sign-matches.contract.ts'

export const listsContracts = {
  'list-templates': listTemplatesContract,
  lists: listsContract,
  repetitions: repetitionsContract,
  'sign-matches': signMatchesContract,
} as const
