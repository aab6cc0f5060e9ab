import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { setNonce } from 'get-nonce'
import type { ReactNode } from 'react'
import { styleNonce } from '../api/page-settings.ts'
import { queryClient } from '../api/query-client.ts'
import { Announcer } from '../ui/announcer.tsx'
import { ConfirmHost } from '../ui/dialogs/confirm.tsx'
import classes from './providers.module.css'
import { theme } from './theme.ts'

// Dialogs hold the page still by a style of their own, which the policy lets in by the same number.
setNonce(styleNonce())

export const Providers = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce}>
    <QueryClientProvider client={queryClient}>
      {children}
      <ConfirmHost />
      <section aria-label="Meldungen">
        <Notifications withinPortal={false} position="bottom-center" limit={3} className={classes.toasts!} />
      </section>
      <Announcer />
    </QueryClientProvider>
  </MantineProvider>
)
