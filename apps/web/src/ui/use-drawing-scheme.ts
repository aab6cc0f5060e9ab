import { useComputedColorScheme } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'

/** For which page a drawing is made. Under forced colours (Windows high contrast) all of them stand on light paper. */
export const useDrawingScheme = (): 'light' | 'dark' => {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const isForced = useMediaQuery('(forced-colors: active)', false, { getInitialValueInEffect: false })
  return isForced ? 'light' : scheme
}
