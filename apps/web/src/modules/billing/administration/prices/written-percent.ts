const PERCENT = new Intl.NumberFormat('de-DE', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

/** `+7,1 %` of hundredths of a per cent; null where there is nothing to compare. */
export const writtenPercent = (basisPoints: number | null): string | null =>
  basisPoints === null ? null : PERCENT.format(basisPoints / 10_000)
