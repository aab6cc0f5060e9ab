/** Imports from the console and of the demonstration signs: heavy. */
export { keepConsoleImport } from '../imports/keep-console-import.ts'
export { makeVariantsJob } from '../media/sign-media.jobs.ts'
export { findSignIds } from './import.repository.ts'
export { type ImportProgress, importCatalogue } from './import-catalogue.ts'
export { reportText } from './report-text.ts'
