import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { setNonce } from 'get-nonce'
import type { ReactNode } from 'react'
import { styleNonce } from '../api/page-settings.ts'
import { queryClient } from '../api/query-client.ts'
import { Announcer } from '../ui/announcer.tsx'
import { ConfirmHost } from '../ui/dialogs/confirm.tsx'
import { theme } from './theme.ts'
import { Toasts } from './toasts.tsx'

// Dialogs stop the page from scrolling with an inline style, which the policy allows by the same nonce.
setNonce(styleNonce())

export const Providers = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce}>
    <QueryClientProvider client={queryClient}>
      {children}
      <ConfirmHost />
      <Toasts />
      <Announcer />
    </QueryClientProvider>
  </MantineProvider>
)
