import type { ReactNode } from 'react'
import { type KeyEntry, KeyList } from '../key-list.tsx'
import classes from './key-help.module.css'
import { TitledModal } from './titled-modal.tsx'

export type KeyGroup = { readonly title: string; readonly entries: readonly KeyEntry[] }

type HelpProps = {
  readonly title: string
  readonly onClose: () => void
  /** One list, or several with a heading each. */
  readonly entries: readonly KeyEntry[] | readonly KeyGroup[]
  /** Below the keys. */
  readonly children?: ReactNode
}

/** All keys of a page, in a dialog. */
export const KeyHelp = ({ title, onClose, entries, children }: HelpProps) => (
  <TitledModal title={title} onClose={onClose} size="xl">
    {hasGroups(entries) ? (
      entries.map((group) => (
        <section key={group.title} className={classes.group} aria-label={group.title}>
          <h3 className={classes.title}>{group.title}</h3>
          <KeyList entries={group.entries} />
        </section>
      ))
    ) : (
      <KeyList entries={entries} />
    )}
    {children && <p className={classes.note}>{children}</p>}
  </TitledModal>
)

const hasGroups = (entries: readonly KeyEntry[] | readonly KeyGroup[]): entries is readonly KeyGroup[] =>
  entries[0] !== undefined && 'title' in entries[0]
