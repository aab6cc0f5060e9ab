import type { ReactNode } from 'react'
import { useState } from 'react'
import classes from './choice-grid.module.css'
import { keyTarget } from './choice-keys.ts'

type Props<Item> = {
  readonly label: string
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly children: (item: Item, tabIndex: 0 | -1) => ReactNode
  /** Cards are higher than wide. */
  readonly isTall?: boolean
}

/** Pictures to choose from. One of them is reached with the tab key, the others with the arrow keys. */
export const ChoiceGrid = <Item,>({ label, items, keyOf, children, isTall = false }: Props<Item>) => {
  const [activeIndex, setActiveIndex] = useState(0)
  const active = Math.min(activeIndex, items.length - 1)
  return (
    <ul
      className={classes.grid}
      aria-label={label}
      data-tall={isTall || undefined}
      data-choices
      onKeyDown={(event) => {
        const target = keyTarget(event)
        if (target === null) return
        event.preventDefault()
        focusChoice(event.currentTarget, target)
      }}
      onFocus={({ currentTarget, target }) => {
        const index = [...currentTarget.children].findIndex((item) => item.contains(target))
        if (index >= 0) setActiveIndex(index)
      }}
    >
      {items.map((item, index) => (
        <li key={keyOf(item)} className={classes.item}>
          {children(item, index === active ? 0 : -1)}
        </li>
      ))}
    </ul>
  )
}

/** Leads from a field into the first choices below it. */
export const focusFirstChoice = (within: Element | null): void => {
  const grid = within?.querySelector('[data-choices]')
  if (grid) focusChoice(grid, 0)
}

const focusChoice = (grid: Element, index: number): void =>
  grid.children[index]?.querySelector<HTMLElement>('button')?.focus()
