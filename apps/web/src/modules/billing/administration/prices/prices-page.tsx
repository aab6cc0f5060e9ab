import type { PriceListRecord } from '@gebaerdenraum/domain/billing/price-lists.contract'
import { writtenDay } from '@gebaerdenraum/domain/kernel/german-days'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AdministrationPage } from '../../../../ui/administration/administration-page.tsx'
import { QueryView } from '../../../../ui/lists/query-view.tsx'
import sections from '../../../../ui/page-sections.module.css'
import { ComingList } from './coming-list.tsx'
import { NewPriceList } from './new-price-list.tsx'
import { Origin } from './origin.tsx'
import { PriceTable } from './price-table.tsx'
import classes from './prices.module.css'
import { germanTaxRateQuery, priceListsQuery } from './queries.ts'

/** Prices of licences: the current list, future lists, and a new one from a given day. */
export const Page = () => {
  const query = useQuery(priceListsQuery)
  const { data: taxRate = 19 } = useQuery(germanTaxRateQuery)
  const [isMaking, setIsMaking] = useState(false)
  const standing = query.data?.data.filter(({ state }) => state !== 'withdrawn') ?? []
  const newest = standing[0]
  return (
    <AdministrationPage
      heading="Preise"
      actions={
        newest &&
        !isMaking && (
          <Button color="coral" leftSection={<IconPlus size={20} aria-hidden />} onClick={() => setIsMaking(true)}>
            Neue Preisliste
          </Button>
        )
      }
    >
      <QueryView
        query={query}
        failed="Die Preise konnten nicht geladen werden"
        loading="Preise werden geladen"
        height="20rem"
      >
        {(answer) => (
          <>
            {newest && isMaking && (
              <NewPriceList lists={standing} answer={answer} taxRate={taxRate} onClose={() => setIsMaking(false)} />
            )}
            {standing
              .filter(({ state }) => state === 'coming')
              .toReversed()
              .map((list) => (
                <ComingList key={list._id} list={list} before={listBefore(standing, list)} taxRate={taxRate} />
              ))}
            {standing
              .filter(({ state }) => state === 'valid')
              .map((list) => (
                <section key={list._id} className={sections.card} aria-labelledby="valid-list">
                  <h2 id="valid-list">Gültig seit {writtenDay(list.validFrom)}</h2>
                  <Origin list={list} />
                  <PriceTable list={list} taxRate={taxRate} label="Gültige Preise" />
                </section>
              ))}
            <EarlierLists lists={answer.data} taxRate={taxRate} />
          </>
        )}
      </QueryView>
    </AdministrationPage>
  )
}

/** The list that holds until this one begins; `lists` have the latest first. */
const listBefore = (lists: readonly PriceListRecord[], { validFrom }: PriceListRecord): PriceListRecord | undefined =>
  lists.find((list) => list.validFrom < validFrom)

const EarlierLists = ({ lists, taxRate }: { readonly lists: readonly PriceListRecord[]; readonly taxRate: number }) => {
  const earlier = lists.filter(({ state }) => state === 'past' || state === 'withdrawn')
  if (earlier.length === 0) return null
  return (
    <section className={sections.card} aria-labelledby="earlier-lists">
      <h2 id="earlier-lists">Frühere und zurückgezogene</h2>
      {earlier.map((list) => (
        <details key={list._id} className={classes.earlier}>
          <summary>
            Ab {writtenDay(list.validFrom)}
            {list.state === 'withdrawn' && ' – zurückgezogen, hat nie gegolten'}
          </summary>
          <Origin list={list} />
          <PriceTable list={list} taxRate={taxRate} label={`Preise ab ${writtenDay(list.validFrom)}`} />
        </details>
      ))}
    </section>
  )
}
