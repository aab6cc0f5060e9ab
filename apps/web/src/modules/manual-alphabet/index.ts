export { loadLetterDrawings } from './letter-drawings.ts'
export { readOpenLetter, searchOfLetter } from './letters/use-open-letter.ts'
