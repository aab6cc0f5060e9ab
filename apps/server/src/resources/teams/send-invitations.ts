import { inTransaction } from '../../database/transaction.ts'
import type { JobHandler } from '../../framework/define-job.ts'
import type { Enqueuing } from '../../framework/job-queue.ts'
import { sendMailJob } from '../../mail/send-mail.job.ts'
import { type InvitationMailKind, invitationMail } from '../../mail/templates/invitation-mail.ts'
import type { Services } from '../../services.ts'
import { hashToken } from '../accounts/access-tokens.ts'
import { stateOf } from './invitation-of.ts'
import { findInvitationWithTeam, updateTokenHash } from './invitations.repository.ts'

type Link = { readonly id: string; readonly tokenNumber: number }
type Payload = { readonly kind: InvitationMailKind; readonly links: readonly Link[] }

/** All of them or none: a run that failed halfway and comes again sends nobody two mails. */
export const sendInvitations: JobHandler<Services, Payload> = async ({ kind, links }, { services }) => {
  const late: (() => Promise<unknown>)[] = []
  await inTransaction(services.db, async (db) => {
    const where = { db, afterCommit: (work: () => Promise<unknown>) => void late.push(work) }
    for (const link of links) await enqueueInvitation(where, services, kind, link)
  })
  for (const work of late) await work()
}

const enqueueInvitation = async (
  where: Enqueuing,
  { queue, invitationTokens, settings: { productName, appUrl } }: Services,
  kind: InvitationMailKind,
  { id, tokenNumber }: Link,
): Promise<void> => {
  const found = await findInvitationWithTeam(where.db, id)
  if (!found || found.invitation.tokenNumber !== tokenNumber) return
  const { invitation, team, inviter } = found
  if (stateOf(invitation, new Date()) !== 'open') return
  const token = invitationTokens.tokenOf(id, tokenNumber)
  if (hashToken(token) !== invitation.tokenHash) await updateTokenHash(where.db, id, hashToken(token))
  const mail = invitationMail({
    productName,
    appUrl,
    kind,
    name: invitation.name,
    inviter: inviter ?? '',
    teamName: team.name,
    message: invitation.message,
    expiresAt: invitation.expiresAt,
    link: `${appUrl}/einladung/${id}/${token}`,
  })
  await queue.enqueue(where, sendMailJob, {
    id: `${id}.${tokenNumber}.${kind}`,
    to: invitation.email,
    ...mail,
    about: { noun: 'invitations', id, version: tokenNumber },
  })
}
