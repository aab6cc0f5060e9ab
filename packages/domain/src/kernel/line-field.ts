import { z } from 'zod'
import { requiredText } from './field-messages.ts'
import { hasOnlyLineCharacters, hasVisible, looksLikeAddress, normalLine } from './visible-line.ts'

export const charactersText = (label: string): string => `${label} enthält unzulässige Zeichen`
const tooLongText = (label: string, max: number): string => `${label} darf höchstens ${max} Zeichen lang sein`

/** A line that a person types, required. Every name in a contract is one of the fields below (line-field.test.ts). */
export const lineField = (label: string, max: number) =>
  optionalLineField(label, max).min(1, requiredText(label)).refine(isEmptyOrVisible, requiredText(label))

/** The same where it may be left empty. */
export const optionalLineField = (label: string, max: number) =>
  z
    .string()
    // Bounded before it is looked at any further.
    .max(max * 8, { error: tooLongText(label, max), abort: true })
    .overwrite(normalLine)
    .max(max, tooLongText(label, max))
    .refine(hasOnlyLineCharacters, charactersText(label))

/** A person's name: no address either, or the sign-up and invitations would send advertising to strangers. */
export const personNameField = (label: string, max: number) =>
  lineField(label, max).refine(isNoAddress, addressText(label))

export const optionalPersonNameField = (label: string, max: number) =>
  optionalLineField(label, max).refine(isNoAddress, addressText(label))

/** Empty is told of by the length already. */
const isEmptyOrVisible = (line: string): boolean => line === '' || hasVisible(line)
const isNoAddress = (name: string): boolean => !looksLikeAddress(name)
const addressText = (label: string): string => `${label} darf keine Internet- oder E-Mail-Adresse enthalten`
