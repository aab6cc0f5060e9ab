import { Outlet } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { DialogHost } from '../../ui/dialogs/dialog-host.tsx'
import { useCurrentRoute } from '../current-route.ts'
import type { Frame } from '../route-entry.ts'
import { AppFrame } from './app-frame.tsx'
import { FullScreenFrame } from './full-screen-frame.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PublicFrame } from './public-frame.tsx'

/** Puts the bars around the page that its route asks for. */
export const RootLayout = () => {
  const route = useCurrentRoute()
  const Bars = FRAMES[route.frame]
  return (
    <>
      <NavigationProgress />
      <OfflineNotice />
      <Bars>
        <Outlet />
      </Bars>
      <DialogHost />
    </>
  )
}

const FRAMES: Readonly<Record<Frame, ComponentType<{ readonly children: ReactNode }>>> = {
  app: AppFrame,
  public: PublicFrame,
  'full-screen': FullScreenFrame,
}
