import type { PriceListRecord } from '@gebaerdenraum/domain/billing/price-lists.contract'
import { writtenDay } from '@gebaerdenraum/domain/kernel/german-days'
import { Button } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../api/client.ts'
import { confirm } from '../../../../ui/dialogs/confirm.tsx'
import { FormFailure } from '../../../../ui/forms/form-failure.tsx'
import sections from '../../../../ui/page-sections.module.css'
import { showToast } from '../../../../ui/toast.tsx'
import { ChangeTable } from './change-table.tsx'
import { Origin } from './origin.tsx'
import { priceListsQuery } from './queries.ts'

type Props = {
  readonly list: PriceListRecord
  readonly before: PriceListRecord | undefined
  readonly taxRate: number
}

/** A list that does not hold yet: what it will change, and the way to withdraw it. */
export const ComingList = ({ list, before, taxRate }: Props) => {
  const client = useQueryClient()
  const day = writtenDay(list.validFrom)
  const withdraw = useMutation({
    mutationFn: () => api['price-lists'].remove(list._id),
    onSuccess: () => showToast({ tone: 'success', text: `Die Preisliste ab ${day} ist zurückgezogen` }),
    onSettled: () => client.invalidateQueries(priceListsQuery),
  })
  const ask = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: `Preisliste ab ${day} zurückziehen?`,
      body: 'Sie tritt dann nicht in Kraft. Die Liste bleibt unter „Frühere und zurückgezogene“ zu sehen.',
      confirmLabel: 'Zurückziehen',
      tone: 'danger',
    })
    if (isConfirmed) withdraw.mutate()
  }
  return (
    <section className={sections.card} aria-labelledby={`list-${list._id}`}>
      <h2 id={`list-${list._id}`}>Kommt am {day}</h2>
      <Origin list={list} />
      {before && <ChangeTable before={before} after={list} taxRate={taxRate} />}
      <FormFailure error={withdraw.error} />
      {list.source === 'administration' && (
        <div className={sections.actions}>
          <Button
            variant="default"
            leftSection={<IconCalendarOff size={20} aria-hidden />}
            loading={withdraw.isPending}
            onClick={() => void ask()}
          >
            Zurückziehen
          </Button>
        </div>
      )}
    </section>
  )
}
