import { runUnitOfWork, type UnitOfWork } from '../../platform/database/unit-of-work.ts'
import type { JobHandler } from '../../platform/jobs/define-job.ts'
import { sendMailJob } from '../../platform/mail/send-mail.job.ts'
import { hashToken } from '../accounts/index.ts'
import { stateOf } from './invitation-of.ts'
import { findInvitationWithTeam, updateTokenHash } from './invitations.repository.ts'
import { type InvitationMailKind, invitationMail } from './mails/invitation-mail.ts'
import type { Services } from './services.ts'

type Link = { readonly id: string; readonly tokenNumber: number }
type Payload = { readonly kind: InvitationMailKind; readonly links: readonly Link[] }

/** All of them or none: a run that failed halfway and comes again sends nobody two mails. */
export const sendInvitations: JobHandler<Services, Payload> = async ({ kind, links }, { services }) => {
  await runUnitOfWork(services.db, services, async (unit) => {
    for (const link of links) await enqueueInvitation(unit, services, kind, link)
  })
}

const enqueueInvitation = async (
  unit: UnitOfWork,
  { queue, invitationTokens, settings: { productName, appUrl } }: Services,
  kind: InvitationMailKind,
  { id, tokenNumber }: Link,
): Promise<void> => {
  const found = await findInvitationWithTeam(unit.db, id)
  if (!found || found.invitation.tokenNumber !== tokenNumber) return
  const { invitation, team, inviter } = found
  if (stateOf(invitation, new Date()) !== 'open') return
  const token = invitationTokens.tokenOf(id, tokenNumber)
  if (hashToken(token) !== invitation.tokenHash) await updateTokenHash(unit.db, id, hashToken(token))
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
  await queue.enqueue(unit, sendMailJob, {
    id: `${id}.${tokenNumber}.${kind}`,
    to: invitation.email,
    ...mail,
    about: { noun: 'invitations', id, version: tokenNumber },
  })
}
