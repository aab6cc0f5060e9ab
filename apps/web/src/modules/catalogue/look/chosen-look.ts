import type { Colouring } from '@gebaerdenraum/domain/media/colourings'
import type { LookDefaults, LookOptions } from '@gebaerdenraum/domain/media/spelling-look'

/**
 * How a person sees spelled words, as far as it differs from the operator's defaults. SignWriting has neither colours nor
 * a dark form, and line art is for white paper.
 */
export const lookFor = (chosen: Colouring | null, isDark: boolean, { style, skinTone }: LookDefaults): LookOptions => {
  if (style === 'signWriting') return {}
  const colouring = chosen ?? skinTone
  return {
    ...(colouring !== skinTone && { colouring }),
    ...(isDark && colouring !== 'lineArt' && { scheme: 'dark' }),
  }
}
