import { adminsContract } from './admins.contract.ts'
import { dataExportsContract } from './data-exports.contract.ts'
import { demoMailsContract } from './demo-mails.contract.ts'
import { peopleContract } from './people/people.contract.ts'
import { viewAsContract } from './people/view-as.contract.ts'
import { secondFactorsContract } from './second-factors.contract.ts'
import { authenticationContract, sessionContract } from './session.contract.ts'
import { usersContract } from './users.contract.ts'
import { verificationsContract } from './verifications.contract.ts'

export const accountsContracts = {
  admins: adminsContract,
  authentication: authenticationContract,
  'data-exports': dataExportsContract,
  'demo-mails': demoMailsContract,
  people: peopleContract,
  'second-factors': secondFactorsContract,
  session: sessionContract,
  users: usersContract,
  verifications: verificationsContract,
  'view-as': viewAsContract,
} as const
