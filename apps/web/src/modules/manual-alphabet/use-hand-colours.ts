import type { Colouring, ColourScheme } from '@gebaerdenraum/domain/media/colourings'
import { lookDefaults } from '../../api/page-settings.ts'
import { useDrawingScheme } from '../../ui/use-drawing-scheme.ts'
import { usePreferences } from '../accounts/index.ts'

/** How hands are drawn for this person: in the chosen colouring, else in the operator's skin tone. */
export const useHandColours = (): { readonly colouring: Colouring; readonly scheme: ColourScheme } => {
  const [{ colouring }] = usePreferences('hands')
  return { colouring: colouring ?? lookDefaults().skinTone, scheme: useDrawingScheme() }
}
