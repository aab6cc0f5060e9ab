import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import { changeBasisPoints, priceChanges } from '@gebaerdenraum/domain/billing/price-changes'
import type { PriceListVersion } from '@gebaerdenraum/domain/billing/price-list'
import { germanMoney } from '../../../../ui/german-money.ts'
import { NumberTable } from '../../../../ui/lists/number-table.tsx'
import { grossOf } from './gross-of.ts'
import { writtenPercent } from './written-percent.ts'

type Props = { readonly before: PriceListVersion; readonly after: PriceListVersion; readonly taxRate: number }

/** What a list changes, licence by licence; what stays as it is, is left out. */
export const ChangeTable = ({ before, after, taxRate }: Props) => {
  const changes = priceChanges(before, after).filter((change) => change.before !== change.after)
  if (changes.length === 0) return <p>Die Preise bleiben, wie sie sind.</p>
  return (
    <NumberTable
      label="Was sich ändert"
      rowHead={{
        head: 'Lizenz',
        cell: ({ license: { size, period } }) => `${size} ${size === 1 ? 'Platz' : 'Plätze'}, ${periodText(period)}`,
      }}
      columns={[
        { head: 'Bisher netto', cell: ({ before: old }) => (old === null ? '–' : germanMoney(old)) },
        { head: 'Neu netto', cell: ({ after: now }) => (now === null ? 'entfällt' : germanMoney(now)) },
        { head: 'Neu brutto', cell: ({ after: now }) => (now === null ? '–' : germanMoney(grossOf(now, taxRate))) },
        {
          head: 'Änderung',
          cell: ({ before: old, after: now }) =>
            writtenPercent(changeBasisPoints(old, now)) ?? (old === null ? 'neu' : 'entfällt'),
        },
      ]}
      rows={changes}
      rowKey={({ license }) => license.id}
    />
  )
}
