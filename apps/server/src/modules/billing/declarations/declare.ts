import type {
  ContractDeclaration,
  DeclarationContent,
} from '@gebaerdenraum/domain/billing/contract-declarations.contract'
import { emailKey } from '@gebaerdenraum/domain/kernel/email-address'
import { emailValues } from '../../../platform/database/email-columns.ts'
import { runUnitOfWork, type UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import type { Context } from '../../../platform/framework/define-resource.ts'
import { sendMailJob } from '../../../platform/mail/send-mail.job.ts'
import { declarationMail, declarationReport } from '../mails/declaration-mail.ts'
import type { Services } from '../services.ts'
import { insertDeclaration } from './contract-declarations.repository.ts'
import { declarationOf } from './declaration-of.ts'
import { endOwnContract } from './end-own-contract.ts'

/**
 * Takes a cancellation or withdrawal from whoever declares it, and confirms it at once. The answer and the mail are the
 * same whether there is such a contract, or such an account: who is not signed in learns nothing about either.
 */
export const declare = async ({
  data,
  caller,
  db,
  services,
}: Context<Services, unknown, DeclarationContent>): Promise<ContractDeclaration> => {
  const mayMail = await services.rateLimits.isWithin(MAILS_TO_ONE_ADDRESS, `declaration|${emailKey(data.email)}`)
  return runUnitOfWork(db, services, async (unit) => {
    const now = new Date()
    const ended = caller.kind === 'user' ? await endOwnContract(unit, services, caller, data) : undefined
    const row = await insertDeclaration(unit.db, {
      kind: data.kind,
      content: data,
      asciiEmail: emailValues(data.email).asciiEmail,
      receivedAt: now,
      userId: caller.kind === 'user' ? caller.userId : null,
      subscriptionId: ended?.subscriptionId ?? null,
      handledAt: ended && !needsPerson(data) ? now : null,
    })
    const declared = declarationOf({ ...row, handledAt: null }, ended?.endsAt ?? null)
    if (mayMail) await confirm(unit, services, declared)
    await report(unit, services, declared)
    return declared
  })
}

/** So much that nobody who means it is left without a receipt, and nobody can be buried in mails. */
const MAILS_TO_ONE_ADDRESS = { points: 5, seconds: 86_400 } as const

/** Whether a contract ends earlier than its period, for a good reason, is for a person to decide. */
const needsPerson = (data: DeclarationContent): boolean =>
  data.kind === 'withdrawal' || data.manner === 'extraordinary' || data.ends !== 'soonest'

const confirm = async (unit: UnitOfWork, { queue, settings }: Services, declared: ContractDeclaration) => {
  const { productName, appUrl } = settings
  await queue.enqueue(unit, sendMailJob, {
    to: declared.email,
    ...declarationMail({ productName, appUrl, name: declared.name, declared }),
  })
}

const report = async (unit: UnitOfWork, { queue, settings }: Services, declared: ContractDeclaration) => {
  const { operatorMail, productName } = settings
  if (operatorMail === undefined) return
  await queue.enqueue(unit, sendMailJob, { to: operatorMail, ...declarationReport(declared, productName) })
}
