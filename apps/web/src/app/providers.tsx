import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styleNonce } from '../api/page-settings.ts'
import { Announcer } from '../ui/announcer.tsx'
import { ConfirmHost } from '../ui/confirm-dialog.tsx'
import { queryClient } from './query-client.ts'
import { theme } from './theme.ts'

export const Providers = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce}>
    <QueryClientProvider client={queryClient}>
      {children}
      <ConfirmHost />
      <Notifications position="bottom-center" limit={3} autoClose={5000} />
      <Announcer />
    </QueryClientProvider>
  </MantineProvider>
)
