import { moduleDefiner } from '../../platform/modules/define-module.ts'
import { auditEntriesResource } from './audit-entries/audit-entries.resource.ts'
import { demoMailsResource } from './demo-mails.resource.ts'
import type { Services } from './services.ts'
import { systemStateResource } from './system-state/system-state.resource.ts'

/** What the operator sees and does: state of the system, audit log, mails of a demonstration. */
export const operationModule = moduleDefiner<Services>()({
  name: 'operation',
  needs: { db: true, log: true, queue: true, storage: true, mailer: true, payment: true, settings: true },
  resources: [auditEntriesResource, demoMailsResource, systemStateResource],
})
