import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styleNonce } from '../api/page-settings.ts'
import { queryClient } from '../api/query-client.ts'
import { Announcer } from '../ui/announcer.tsx'
import { ConfirmHost } from '../ui/dialogs/confirm.tsx'
import { theme } from './theme.ts'
import { Toasts } from './toasts.tsx'

type Props = {
  readonly children: ReactNode
  /** One for each page that the server renders; absent: that of the browser. */
  readonly client?: QueryClient
}

export const Providers = ({ children, client = queryClient }: Props) => (
  <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce}>
    <QueryClientProvider client={client}>
      {children}
      <ConfirmHost />
      <Toasts />
      <Announcer />
    </QueryClientProvider>
  </MantineProvider>
)
