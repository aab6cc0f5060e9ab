import type { ListImageSize } from '@gebaerdenraum/domain/accounts/preferences'

/** Specification 2, section 9. */
export const IMAGE_WIDTHS: Readonly<Record<ListImageSize, string>> = { small: '4rem', medium: '8rem', large: '16rem' }
