/** `1 Gebärde`, `1.596 Gebärden` */
export const countOfSigns = (count: number): string =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? 'Gebärde' : 'Gebärden'}`
