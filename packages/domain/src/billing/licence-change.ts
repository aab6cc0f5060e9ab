type Terms = { readonly id: string; readonly size: number; readonly period: number }

/**
 * What choosing a licence means to who has one: more of something and less of nothing takes effect at once (upgrade);
 * everything else begins when the present period ends (successor); the same is kept, and renewed again where it was
 * not to be.
 */
export type LicenceChange = 'purchase' | 'upgrade' | 'successor' | 'keep'

export const licenceChange = (present: Terms | null, chosen: Terms): LicenceChange => {
  if (!present) return 'purchase'
  if (present.size === chosen.size && present.period === chosen.period) return 'keep'
  return chosen.size >= present.size && chosen.period >= present.period ? 'upgrade' : 'successor'
}
