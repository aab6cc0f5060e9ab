import type { Platform } from '@gebaerdenraum/editing/shortcut'

export const platform = (): Platform => (/Mac|iPhone|iPad/u.test(navigator.userAgent) ? 'mac' : 'pc')
