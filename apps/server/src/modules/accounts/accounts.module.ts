import { tidyUpSteps } from '../../platform/maintenance/tidy-up-steps.ts'
import { moduleDefiner } from '../../platform/modules/define-module.ts'
import { accountExport } from './account.export.ts'
import { deleteUnverifiedAccounts } from './account-changes.repository.ts'
import { deleteEndedTokens } from './accounts.repository.ts'
import { adminsResource } from './admins.resource.ts'
import { authenticationResource } from './authentication.resource.ts'
import { dataExportsResource } from './data-exports.resource.ts'
import { dataExports } from './extensions/index.ts'
import { openNetworkHashes } from './network-hashes.ts'
import { openSessionFacts } from './open-session-facts.ts'
import { openSignIns } from './open-sign-ins.ts'
import { peopleResource } from './people/people.resource.ts'
import { remindFreeAccessJob } from './people/remind-free-access.job.ts'
import { viewAsResource } from './people/view-as.resource.ts'
import { openSecondFactorCrypto } from './second-factors/second-factor-crypto.ts'
import { secondFactorsResource } from './second-factors/second-factors.resource.ts'
import { sendAccountLinkJob } from './send-account-link.job.ts'
import type { Needs, Services } from './services.ts'
import { sessionResource } from './session.resource.ts'
import { deleteOldOrigins } from './sign-in-origins.repository.ts'
import { ORIGIN_DAYS } from './sign-in-origins.ts'
import { usersResource } from './users.resource.ts'
import { deleteEndedVerifications } from './verifications.repository.ts'
import { verificationsResource } from './verifications.resource.ts'

/** After a sign-in was pushed out, the answer says so for this long; then its token is unknown. */
const ENDED_TOKENS_DAYS = 30
/** After a link was used or ran out, the answer says so for this long; then it is unknown. */
const ENDED_VERIFICATIONS_DAYS = 30
const UNVERIFIED_ACCOUNTS_DAYS = 30

/** Accounts, sign-in, second factors, preferences, data export; whether someone is licensed. */
export const accountsModule = moduleDefiner<Services, Needs & { readonly secret: string }>()({
  name: 'accounts',
  needs: {
    db: true,
    changes: true,
    log: true,
    queue: true,
    rateLimits: true,
    contributions: true,
    settings: true,
    onEffectError: true,
    secret: true,
  },
  open: ({ secret, ...needs }) => ({
    ...needs,
    networkHashes: openNetworkHashes(secret),
    signIns: openSignIns(needs),
    findSessionFacts: openSessionFacts(needs),
    secondFactorCrypto: openSecondFactorCrypto(secret, needs.settings.productName),
  }),
  provides: ['signIns'],
  resources: [
    adminsResource,
    authenticationResource,
    dataExportsResource,
    peopleResource,
    secondFactorsResource,
    sessionResource,
    usersResource,
    verificationsResource,
    viewAsResource,
  ],
  jobs: [sendAccountLinkJob, remindFreeAccessJob],
  contributes: ({ db }) => [
    dataExports.with(accountExport),
    tidyUpSteps.with(async (before) => ({
      signIns: await deleteEndedTokens(db, before(ENDED_TOKENS_DAYS)),
      verifications: await deleteEndedVerifications(db, before(ENDED_VERIFICATIONS_DAYS)),
      unverifiedAccounts: await deleteUnverifiedAccounts(db, before(UNVERIFIED_ACCOUNTS_DAYS)),
      signInOrigins: await deleteOldOrigins(db, before(ORIGIN_DAYS)),
    })),
  ],
})
