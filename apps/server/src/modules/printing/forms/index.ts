/** Drawings that are made ahead for printing. */
export { keepFormsJob } from './keep-forms.job.ts'
