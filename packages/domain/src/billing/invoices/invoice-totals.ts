import type { InvoiceLine, InvoiceTotals, TaxGroup } from './invoice.ts'

/** Tax is rounded for each line; a group's and the whole's are sums, so that the lines add up to what is paid. */
export const totalsOf = (lines: readonly Pick<InvoiceLine, 'basisPoints' | 'net' | 'tax'>[]): InvoiceTotals => {
  const groups = new Map<number, TaxGroup>()
  for (const { basisPoints, net, tax } of lines) {
    const group = groups.get(basisPoints) ?? { basisPoints, net: 0, tax: 0 }
    groups.set(basisPoints, { basisPoints, net: group.net + net, tax: group.tax + tax })
  }
  const net = sum(lines.map((line) => line.net))
  const tax = sum(lines.map((line) => line.tax))
  return { groups: [...groups.values()].toSorted((a, b) => b.basisPoints - a.basisPoints), net, tax, gross: net + tax }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
