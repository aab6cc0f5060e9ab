/** „Lernliste mit 12 Gebärden“: what a shared list is, in previews of its link. */
export const describeSharedList = (signCount: number): string => {
  if (signCount === 0) return 'Lernliste ohne Gebärden'
  return signCount === 1 ? 'Lernliste mit 1 Gebärde' : `Lernliste mit ${signCount.toLocaleString('de')} Gebärden`
}
