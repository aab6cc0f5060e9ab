/** 'Keine Gebärden', '1 Gebärde', '12 Gebärden'. */
export const signCount = (count: number): string => {
  if (count === 0) return 'Keine Gebärden'
  return count === 1 ? '1 Gebärde' : `${count.toLocaleString('de')} Gebärden`
}
