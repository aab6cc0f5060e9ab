import type { ContractDeclaration } from '@gebaerdenraum/domain/billing/contract-declarations.contract'
import { useState } from 'react'
import { PageHeading } from '../../../ui/page-heading.tsx'
import sections from '../../../ui/page-sections.module.css'
import { CancellationForm } from './cancellation-form.tsx'
import { DeclarationReceipt } from './declaration-receipt.tsx'

/** Ends a contract without signing in (§ 312k BGB). */
export const Page = () => {
  const [declared, setDeclared] = useState<ContractDeclaration | null>(null)
  return (
    <div className={sections.page}>
      <PageHeading>Verträge hier kündigen</PageHeading>
      {declared ? <DeclarationReceipt declared={declared} /> : <CancellationForm onDeclared={setDeclared} />}
    </div>
  )
}
