import { useComputedColorScheme } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useIsHydrated } from './use-is-hydrated.ts'

/** For which page a drawing is made. Under forced colours (Windows high contrast) all of them stand on light paper. */
export const useDrawingScheme = (): 'light' | 'dark' => {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const isForced = useMediaQuery('(forced-colors: active)', false, { getInitialValueInEffect: false })
  // The server does not know the scheme.
  return useIsHydrated() && !isForced ? scheme : 'light'
}
