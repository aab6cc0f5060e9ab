import {
  DECLARATION_TITLES,
  declarationFile,
  declarationRows,
  momentText,
} from '@gebaerdenraum/domain/billing/contract-declarations'
import type { ContractDeclaration } from '@gebaerdenraum/domain/billing/contract-declarations.contract'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { productName } from '../../../api/page-settings.ts'
import { germanDay } from '../../../ui/german-dates.ts'
import sections from '../../../ui/page-sections.module.css'
import { saveFile } from '../../../ui/save-file.ts'
import classes from './declaration-receipt.module.css'

/** What was declared, with day and time, to keep. */
export const DeclarationReceipt = ({ declared }: { readonly declared: ContractDeclaration }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const what = DECLARATION_TITLES[declared.kind]
  const save = () => {
    const text = declarationFile(declared, productName())
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${what}-${declared.receivedAt.slice(0, 10)}.txt`)
  }
  return (
    <section className={sections.card} aria-labelledby="receipt">
      <h2 id="receipt" ref={heading} tabIndex={-1}>
        {declared.kind === 'cancellation' ? 'Deine Kündigung ist eingegangen' : 'Dein Widerruf ist eingegangen'}
      </h2>
      <p>
        Eingegangen am <strong>{momentText(declared.receivedAt)}</strong>. Eine Bestätigung ist unterwegs an{' '}
        <strong translate="no">{declared.email}</strong>; schau auch in deinen Spam-Ordner.
      </p>
      <p>{nextText(declared)}</p>
      <dl className={classes.rows}>
        {declarationRows(declared).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={sections.actions}>
        <Button variant="default" leftSection={<IconDownload size={20} aria-hidden />} onClick={save}>
          Bestätigung herunterladen
        </Button>
      </div>
    </section>
  )
}

const nextText = ({ kind, endsAt }: ContractDeclaration): string => {
  if (endsAt) return `Deine Lizenz verlängert sich nicht mehr und endet am ${germanDay(endsAt)}.`
  return kind === 'cancellation'
    ? 'Wir ordnen deine Kündigung deinem Vertrag zu und teilen dir mit, wann er endet.'
    : 'Wir prüfen deinen Widerruf und melden uns bei dir, auch zu einer Rückzahlung.'
}
