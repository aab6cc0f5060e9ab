import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import type { PriceListVersion } from '@gebaerdenraum/domain/billing/price-list'
import { offersOf } from '@gebaerdenraum/domain/billing/price-list'
import { germanMoney } from '../../../ui/german-money.ts'
import { grossOf } from './gross-of.ts'
import classes from './prices.module.css'

type Props = { readonly list: PriceListVersion; readonly taxRate: number; readonly label: string }

/** Every licence of a list as customers see it: companies net, persons in Germany with VAT. */
export const PriceTable = ({ list, taxRate, label }: Props) => {
  const offers = offersOf(list)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the page has to scroll by keys too.
    <section className={classes.scroll} aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Plätze</th>
            {list.periods.map(({ months }) => (
              <th key={months} scope="col">
                {periodText(months)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.groups.flatMap((group) =>
            group.sizes.map(({ size }) => (
              <tr key={size}>
                <th scope="row">
                  {size} <span className={classes.group}>{group.title}</span>
                </th>
                {list.periods.map(({ months }) => {
                  const offer = offers.find(({ license }) => license.size === size && license.period === months)
                  return <PriceCell key={months} label={periodText(months)} offer={offer} taxRate={taxRate} />
                })}
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  )
}

type CellProps = {
  readonly label: string
  readonly offer: ReturnType<typeof offersOf>[number] | undefined
  readonly taxRate: number
}

const PriceCell = ({ label, offer, taxRate }: CellProps) => (
  <td data-label={label}>
    {offer ? (
      <>
        {germanMoney(offer.net)} <span className={classes.gross}>netto</span>
        <br />
        {offer.customerTypes.includes('person') ? (
          <>
            {germanMoney(grossOf(offer.net, taxRate))} <span className={classes.gross}>brutto</span>
          </>
        ) : (
          <span className={classes.gross}>nur Einrichtungen</span>
        )}
      </>
    ) : (
      '–'
    )}
  </td>
)
