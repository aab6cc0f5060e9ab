import { priceChanges } from '@gebaerdenraum/domain/billing/price-changes'
import type { PriceListVersion } from '@gebaerdenraum/domain/billing/price-list'
import { writtenDay } from '@gebaerdenraum/domain/kernel/german-days'

type Props = {
  readonly before: PriceListVersion
  readonly after: PriceListVersion
  readonly renewals: readonly { readonly license: string; readonly licences: number }[]
}

/** What a new list means, and for whom. */
export const WhatChanges = ({ before, after, renewals }: Props) => {
  const changes = priceChanges(before, after)
  const dearer = changes.filter(({ before: old, after: now }) => old !== null && now !== null && now > old)
  const cheaper = changes.filter(({ before: old, after: now }) => old !== null && now !== null && now < old)
  const changed = new Set([...dearer, ...cheaper].map(({ license }) => license.id))
  const renewed = renewals
    .filter(({ license }) => changed.has(license))
    .reduce((sum, { licences }) => sum + licences, 0)
  const day = writtenDay(after.validFrom)
  return (
    <ul>
      <li>
        {dearer.length} Preise steigen, {cheaper.length} sinken.
      </li>
      <li>Wer ab dem {day} bestellt, zahlt die neuen Preise.</li>
      <li>
        Laufende Lizenzen behalten ihren Preis bis zum Ende ihrer Laufzeit. Verlängern sie sich danach von selbst, gilt
        der neue: das betrifft heute {renewed === 1 ? 'eine Lizenz' : `${renewed} Lizenzen`}.
      </li>
      <li>
        Wer für ein Jahr bezahlt, wird drei Wochen vor der Verlängerung an sie und an den Preis erinnert; wer monatlich
        bezahlt, nicht. Kündige ihnen höhere Preise selbst an.
      </li>
      <li>Angebote, offene Bestellungen und schon bestellte Folgelizenzen behalten ihren Preis.</li>
    </ul>
  )
}
