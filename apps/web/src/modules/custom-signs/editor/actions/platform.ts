import type { Platform } from '@gebaerdenraum/editing/shortcut'

export const PLATFORM: Platform = /mac|iphone|ipad/i.test(navigator.userAgent) ? 'mac' : 'pc'
