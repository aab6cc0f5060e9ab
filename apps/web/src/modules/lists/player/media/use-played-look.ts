import type { LookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import { useSession } from '../../../accounts/index.ts'
import { useLook } from '../../../catalogue/index.ts'
import { readSettings } from '../session/play-settings.ts'

/** How the media of a list will be asked for, as far as that is known before it is played. */
export const usePlayedLook = (): LookOptions => {
  const { isLicensed } = useSession()
  return { ...useLook(), isWithoutText: isLicensed && readSettings().covered.includes('title') }
}
