import { changeBasisPoints } from '@gebaerdenraum/domain/billing/price-changes'
import { earliestDay } from '@gebaerdenraum/domain/billing/price-list-states'
import type { PriceListRecord } from '@gebaerdenraum/domain/billing/price-lists.contract'
import { writtenDay } from '@gebaerdenraum/domain/kernel/german-days'
import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { api } from '../../../../api/client.ts'
import { confirm } from '../../../../ui/dialogs/confirm.tsx'
import { FormFailure } from '../../../../ui/forms/form-failure.tsx'
import { germanMoney } from '../../../../ui/german-money.ts'
import sections from '../../../../ui/page-sections.module.css'
import { showToast } from '../../../../ui/toast.tsx'
import { ChangeTable } from './change-table.tsx'
import { grossOf } from './gross-of.ts'
import { formOf, listOf } from './price-form.ts'
import classes from './prices.module.css'
import { priceListsQuery } from './queries.ts'
import { WhatChanges } from './what-changes.tsx'
import { writtenPercent } from './written-percent.ts'

type Renewals = readonly { readonly license: string; readonly licences: number }[]

type Props = {
  /** Those that were not withdrawn, the latest first. */
  readonly lists: readonly PriceListRecord[]
  readonly answer: { readonly today: string; readonly renewals: Renewals }
  readonly taxRate: number
  readonly onClose: () => void
}

/** A new price list, typed over the one that holds until then. */
export const NewPriceList = ({ lists, answer: { today, renewals }, taxRate, onClose }: Props) => {
  const base = lists[0] as PriceListRecord
  const earliest = earliestDay(today)
  const [form, setForm] = useState(() => formOf(base, ''))
  const [isAsked, setIsAsked] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const client = useQueryClient()
  const { list, faults } = listOf(form, base, earliest)
  const before = lists.find(({ validFrom }) => validFrom < (form.validFrom || '9999')) ?? base
  const create = useMutation({
    mutationFn: () =>
      api['price-lists'].create({
        validFrom: list.validFrom,
        periods: list.periods.map((period) => ({ ...period, customerTypes: [...period.customerTypes] })),
        groups: list.groups.map((group) => ({ ...group, sizes: [...group.sizes] })),
      }),
    onSuccess: async () => {
      await client.invalidateQueries(priceListsQuery)
      showToast({ tone: 'success', text: `Die neue Preisliste gilt ab ${writtenDay(list.validFrom)}` })
      onClose()
    },
  })
  const refused = create.error instanceof ApiError ? create.error.errors : {}
  const faultAt = (field: string): string | undefined =>
    (isAsked ? faults[field] : undefined) ?? (field === 'validFrom' ? refused[field] : undefined)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setIsAsked(true)
    if (Object.keys(faults).length > 0) {
      // The sentences are on the screen with the next frame.
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    const isConfirmed = await confirm({
      title: `Neue Preise ab ${writtenDay(list.validFrom)}?`,
      body: <WhatChanges before={before} after={list} renewals={renewals} />,
      confirmLabel: 'Preisliste anlegen',
    })
    if (isConfirmed) create.mutate()
  }
  return (
    <form
      ref={element}
      className={sections.card}
      aria-labelledby="new-list"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="new-list">Neue Preisliste</h2>
      <p className={sections.muted}>
        Preise sind netto, für alle Plätze und einen Monat. Die Liste gilt ab ihrem Tag um 0 Uhr in Deutschland; bis
        dahin kannst du sie zurückziehen, danach steht sie fest.
      </p>
      <TextInput
        type="date"
        label="Gilt ab"
        className={classes.day!}
        value={form.validFrom}
        min={earliest}
        error={faultAt('validFrom')}
        aria-invalid={faultAt('validFrom') !== undefined}
        onChange={({ currentTarget }) => setForm({ ...form, validFrom: currentTarget.value })}
      />
      <fieldset className={classes.amounts}>
        <legend>Preis je Monat</legend>
        {list.groups.flatMap((group, at) =>
          group.sizes.map(({ size, monthlyNetCents }, index) => {
            const old = base.groups[at]?.sizes[index]?.monthlyNetCents ?? null
            const change =
              old === monthlyNetCents ? 'unverändert' : writtenPercent(changeBasisPoints(old, monthlyNetCents))
            return (
              <TextInput
                key={size}
                label={size === 1 ? '1 Platz' : `${size} Plätze`}
                description={`Bisher ${old === null ? '–' : germanMoney(old)}, jetzt ${change ?? '–'}, brutto ${germanMoney(grossOf(monthlyNetCents, taxRate))}`}
                inputMode="decimal"
                rightSection="€"
                value={form.amounts[size] ?? ''}
                error={faultAt(`amount-${size}`)}
                aria-invalid={faultAt(`amount-${size}`) !== undefined}
                onChange={({ currentTarget }) =>
                  setForm({ ...form, amounts: { ...form.amounts, [size]: currentTarget.value } })
                }
              />
            )
          }),
        )}
      </fieldset>
      <fieldset className={classes.amounts}>
        <legend>Längere Laufzeiten</legend>
        {list.periods
          .filter(({ months }) => months > 1)
          .map(({ months }) => (
            <TextInput
              key={months}
              label={`${months} Monate kosten so viel wie`}
              inputMode="numeric"
              rightSection="Monate"
              rightSectionWidth="5rem"
              value={form.charged[months] ?? ''}
              error={faultAt(`charged-${months}`)}
              aria-invalid={faultAt(`charged-${months}`) !== undefined}
              onChange={({ currentTarget }) =>
                setForm({ ...form, charged: { ...form.charged, [months]: currentTarget.value } })
              }
            />
          ))}
      </fieldset>
      <h3 className={classes.heading}>Was sich ändert</h3>
      <ChangeTable before={before} after={list} taxRate={taxRate} />
      <FormFailure error={refused['validFrom'] ? null : create.error} />
      <div className={sections.actions}>
        <Button type="submit" color="coral" loading={create.isPending}>
          Preisliste anlegen
        </Button>
        <Button variant="default" onClick={onClose}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}
