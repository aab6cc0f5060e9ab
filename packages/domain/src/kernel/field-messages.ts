/** Of a field that the server needs and no form asks for. */
export const MISSING_TEXT = 'Diese Angabe fehlt'

/** What is wrong with a field, in the specified words (specification 1, section 5). Used by server and screen alike. */
export const requiredText = (field: string): string => `${field} ist erforderlich`
export const minLengthText = (field: string, length: number): string =>
  `${field} muss mindestens ${length} Zeichen lang sein`
export const needsNumberText = (field: string): string => `${field} muss mindestens eine Zahl enthalten`
export const mismatchText = (field: string): string => `${field} stimmt nicht überein`
export const INVALID_EMAIL_TEXT = 'Ungültige E-Mail Adresse'
export const LOCAL_PART_TEXT = `${INVALID_EMAIL_TEXT}: Vor dem @ gehen nur die Buchstaben a bis z, keine Umlaute und kein ß.`
