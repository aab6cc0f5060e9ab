import type { ReactNode } from 'react'

export const PublicFrame = ({ children }: { readonly children: ReactNode }) => <main id="content">{children}</main>
