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

// Dialogs hold the page still by a style of their own, which the policy lets in by the same number.
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
