import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import type { PriceListVersion } from '@gebaerdenraum/domain/billing/price-list'
import { offersOf } from '@gebaerdenraum/domain/billing/price-list'
import { germanMoney } from '../../../../ui/german-money.ts'
import { NumberTable } from '../../../../ui/lists/number-table.tsx'
import { grossOf } from './gross-of.ts'
import classes from './prices.module.css'

type Props = { readonly list: PriceListVersion; readonly taxRate: number; readonly label: string }

type Row = { readonly size: number; readonly group: string }

/** Every licence of a list as customers see it: companies net, persons in Germany with VAT. */
export const PriceTable = ({ list, taxRate, label }: Props) => {
  const offers = offersOf(list)
  return (
    <NumberTable
      label={label}
      rowHead={{
        head: 'Plätze',
        cell: ({ size, group }) => (
          <>
            {size} <span className={classes.group}>{group}</span>
          </>
        ),
      }}
      columns={list.periods.map(({ months }) => ({
        head: periodText(months),
        cell: ({ size }: Row) => (
          <Price
            offer={offers.find(({ license }) => license.size === size && license.period === months)}
            taxRate={taxRate}
          />
        ),
      }))}
      rows={list.groups.flatMap(({ title, sizes }) => sizes.map(({ size }) => ({ size, group: title })))}
      rowKey={({ size }) => size}
    />
  )
}

type PriceProps = { readonly offer: ReturnType<typeof offersOf>[number] | undefined; readonly taxRate: number }

const Price = ({ offer, taxRate }: PriceProps) => {
  if (!offer) return <span>–</span>
  return (
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
  )
}
