import type { PriceListRecord } from '@gebaerdenraum/domain/billing/price-lists.contract'
import { germanDay } from '../../../../ui/german-dates.ts'
import sections from '../../../../ui/page-sections.module.css'

/** Where a list comes from. */
export const Origin = ({ list: { source, createdBy, createdAt } }: { readonly list: PriceListRecord }) => (
  <p className={sections.muted}>
    {source === 'files'
      ? 'Grundpreisliste (mitgeliefert)'
      : `Angelegt${createdBy ? ` von ${createdBy}` : ''}${createdAt ? ` am ${germanDay(createdAt)}` : ''}.`}
  </p>
)
