import type { ContractDeclaration } from '@gebaerdenraum/domain/billing/contract-declarations.contract'
import { useState } from 'react'
import { PageHeading } from '../../../ui/page-heading.tsx'
import sections from '../../../ui/page-sections.module.css'
import { DeclarationReceipt } from './declaration-receipt.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'

/** Withdraws from a contract without signing in (§ 356a BGB). */
export const Page = () => {
  const [declared, setDeclared] = useState<ContractDeclaration | null>(null)
  return (
    <div className={sections.page}>
      <PageHeading>Vertrag widerrufen</PageHeading>
      {declared ? <DeclarationReceipt declared={declared} /> : <WithdrawalForm onDeclared={setDeclared} />}
    </div>
  )
}
