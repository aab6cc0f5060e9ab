import type { LookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import { useMemo } from 'react'
import { lookDefaults } from '../../../api/page-settings.ts'
import { useDrawingScheme } from '../../../ui/use-drawing-scheme.ts'
import { usePreferences } from '../../accounts/index.ts'
import { lookFor } from './chosen-look.ts'

/** How this viewer sees spelled words on this page: the colours that were chosen, light or dark. */
export const useLook = (): LookOptions => {
  const [{ colouring }] = usePreferences('hands')
  const isDark = useDrawingScheme() === 'dark'
  return useMemo(() => lookFor(colouring, isDark, lookDefaults()), [colouring, isDark])
}
