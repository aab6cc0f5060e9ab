import type { ReactNode } from 'react'

/** Nothing but the page, which brings a bar of its own. */
export const FullScreenFrame = ({ children }: { readonly children: ReactNode }) => <main id="content">{children}</main>
