/** What is wrong with a typed whole number from one on; null where nothing is. */
export const wholeNumberFault = (text: string, max: number): string | null => {
  const number = Number(text)
  return text.trim() !== '' && Number.isInteger(number) && number >= 1 && number <= max
    ? null
    : `Bitte gib eine ganze Zahl von 1 bis ${max.toLocaleString('de-DE')} an`
}
