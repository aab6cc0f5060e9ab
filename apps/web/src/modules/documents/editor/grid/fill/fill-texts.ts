/** What filling did, as a sentence. */
export const filledText = (pictures: number, newPages: number): string => {
  const what = pictures === 1 ? 'Ein Bild eingefügt' : `${pictures} Bilder eingefügt`
  if (newPages === 0) return what
  return `${what}, ${newPages === 1 ? 'eine neue Seite' : `${newPages} neue Seiten`} angelegt`
}
