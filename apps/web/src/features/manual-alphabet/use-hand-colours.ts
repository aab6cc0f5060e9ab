import type { Colouring, ColourScheme } from '@gebaerdenraum/domain/media/colourings'
import { useComputedColorScheme } from '@mantine/core'
import { lookDefaults } from '../../api/page-settings.ts'
import { usePreferences } from '../accounts/index.ts'

/** How hands are drawn for this person: in the chosen colouring, else in the operator's skin tone. */
export const useHandColours = (): { readonly colouring: Colouring; readonly scheme: ColourScheme } => {
  const [{ colouring }] = usePreferences('hands')
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  return { colouring: colouring ?? lookDefaults().skinTone, scheme }
}
