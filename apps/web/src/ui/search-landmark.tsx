import type { ReactNode } from 'react'

type Props = {
  /** What is searched, for screen readers: the bar of the app is another search on the same page. */
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

/** The landmark of a search. The element `<search>` is younger than the oldest supported browsers. */
export const SearchLandmark = ({ label, className, children }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: see above.
  <div role="search" aria-label={label} className={className}>
    {children}
  </div>
)
