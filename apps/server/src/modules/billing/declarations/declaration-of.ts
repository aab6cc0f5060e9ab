import type { ContractDeclaration } from '@gebaerdenraum/domain/billing/contract-declarations.contract'
import type { DeclarationRow, DeclarationWithLicence } from './contract-declarations.repository.ts'

export const declarationOf = (row: DeclarationRow, endsAt: Date | null): ContractDeclaration => {
  const { content } = row
  const isCancellation = content.kind === 'cancellation'
  return {
    _id: row.id,
    kind: content.kind,
    name: content.name,
    email: content.email,
    contract: content.contract,
    ends: isCancellation ? content.ends : null,
    manner: isCancellation ? content.manner : null,
    reason: isCancellation && content.reason !== '' ? content.reason : null,
    receivedAt: row.receivedAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    handledAt: row.handledAt?.toISOString() ?? null,
    handledNote: '',
    licence: null,
  }
}

/** As administrators see it: with what was done, and the licence that is most likely meant. */
export const handledDeclarationOf = ({
  declaration,
  account,
  subscription,
}: DeclarationWithLicence): ContractDeclaration => ({
  ...declarationOf(declaration, null),
  handledNote: declaration.handledNote,
  licence:
    account && subscription
      ? {
          _id: subscription.id,
          name: account.name,
          email: account.email,
          title: subscription.license.title,
          status: subscription.status,
          periodEnd: subscription.periodEnd?.toISOString() ?? null,
          cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
        }
      : null,
})
