import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import { changeBasisPoints, priceChanges } from '@gebaerdenraum/domain/billing/price-changes'
import type { PriceListVersion } from '@gebaerdenraum/domain/billing/price-list'
import { germanMoney } from '../../../ui/german-money.ts'
import { grossOf } from './gross-of.ts'
import classes from './prices.module.css'
import { writtenPercent } from './written-percent.ts'

type Props = { readonly before: PriceListVersion; readonly after: PriceListVersion; readonly taxRate: number }

/** What a list changes, licence by licence; what stays as it is, is left out. */
export const ChangeTable = ({ before, after, taxRate }: Props) => {
  const changes = priceChanges(before, after).filter((change) => change.before !== change.after)
  if (changes.length === 0) return <p>Die Preise bleiben, wie sie sind.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the page has to scroll by keys too.
    <section className={classes.scroll} aria-label="Was sich ändert" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Lizenz</th>
            <th scope="col">Bisher netto</th>
            <th scope="col">Neu netto</th>
            <th scope="col">Neu brutto</th>
            <th scope="col">Änderung</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ license, before: old, after: now }) => (
            <tr key={license.id}>
              <th scope="row">
                {license.size} {license.size === 1 ? 'Platz' : 'Plätze'}, {periodText(license.period)}
              </th>
              <td data-label="Bisher netto">{old === null ? '–' : germanMoney(old)}</td>
              <td data-label="Neu netto">{now === null ? 'entfällt' : germanMoney(now)}</td>
              <td data-label="Neu brutto">{now === null ? '–' : germanMoney(grossOf(now, taxRate))}</td>
              <td data-label="Änderung">
                {writtenPercent(changeBasisPoints(old, now)) ?? (old === null ? 'neu' : 'entfällt')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
