import type { Colouring, ColourScheme } from '@gebaerdenraum/domain/hands/colourings'
import { DEFAULT_COLOURING } from '@gebaerdenraum/domain/hands/letter-media'
import { useComputedColorScheme } from '@mantine/core'

/** How hands are drawn on this page for this person. */
export const useHandColours = (): { readonly colouring: Colouring; readonly scheme: ColourScheme } => ({
  colouring: DEFAULT_COLOURING,
  scheme: useComputedColorScheme('light'),
})
