const MB = 1_000_000

/** `1,2 GB`, `3,4 MB`, `12 kB`. */
export const sizeText = (bytes: number): string => {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / 1_000)).toLocaleString('de-DE')} kB`
  const [value, unit] = bytes < 1_000 * MB ? [bytes / MB, 'MB'] : [bytes / (1_000 * MB), 'GB']
  return `${value.toLocaleString('de-DE', { maximumFractionDigits: 1 })} ${unit}`
}
