import type { ReactNode } from 'react'

export const AppFrame = ({ children }: { readonly children: ReactNode }) => <main id="content">{children}</main>
