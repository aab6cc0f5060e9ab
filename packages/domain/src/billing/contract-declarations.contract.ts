import { z } from 'zod'
import { nameField } from '../accounts/account-fields.ts'
import { SUBSCRIPTION_STATUSES } from '../accounts/session.contract.ts'
import { defineContract, filter } from '../kernel/contract.ts'
import { emailField } from '../kernel/email-field.ts'
import { requiredText } from '../kernel/field-messages.ts'
import { DECLARATION_KINDS, DECLARATION_MAX } from './contract-declarations.ts'

const text = (label: string, max: number) =>
  z.string().trim().max(max, `${label} darf höchstens ${max} Zeichen lang sein`)

const CONTRACT = 'Bezeichnung des Vertrags'
const REASON = 'Grund der Kündigung'
const identity = {
  name: nameField,
  email: emailField,
  /** Identifies the contract: number of the order or invoice, or address of the account. */
  contract: text(CONTRACT, DECLARATION_MAX.contract).min(1, requiredText(CONTRACT)),
} as const

/** § 312k Abs. 2 BGB names what has to be asked, and forbids asking for more. */
const cancellationSchema = z.strictObject({
  kind: z.literal('cancellation'),
  ...identity,
  ends: z
    .union([z.literal('soonest'), z.iso.date('Bitte gib ein Datum an')])
    .describe('The soonest day, or a day that was chosen'),
  manner: z.enum(['ordinary', 'extraordinary']),
  reason: text(REASON, DECLARATION_MAX.reason).default(''),
})

/** § 356a Abs. 2 BGB. No reason is asked for: none is needed. */
const withdrawalSchema = z.strictObject({ kind: z.literal('withdrawal'), ...identity })

const declarationSchema = z
  .discriminatedUnion('kind', [cancellationSchema, withdrawalSchema])
  .superRefine((given, context) => {
    if (given.kind === 'cancellation' && given.manner === 'extraordinary' && given.reason === '') {
      context.addIssue({ code: 'custom', path: ['reason'], message: requiredText(REASON) })
    }
  })

export type DeclarationContent = z.output<typeof declarationSchema>
export type DeclarationKind = DeclarationContent['kind']

export const contractDeclarationSchema = z.object({
  _id: z.string(),
  kind: z.enum(DECLARATION_KINDS),
  name: z.string(),
  email: z.string(),
  contract: z.string(),
  ends: z.string().nullable(),
  manner: z.enum(['ordinary', 'extraordinary']).nullable(),
  reason: z.string().nullable(),
  receivedAt: z.iso.datetime(),
  endsAt: z.iso
    .datetime()
    .nullable()
    .describe('When the caller’s own contract ends by it; null where a person has to look'),
  handledAt: z.iso.datetime().nullable().describe('For administrators; null to everybody else'),
  handledNote: z.string().describe('What was done about it; for administrators'),
  licence: z
    .object({
      _id: z.string().describe('Of the subscription'),
      name: z.string(),
      email: z.string(),
      title: z.string(),
      status: z.enum(SUBSCRIPTION_STATUSES),
      periodEnd: z.iso.datetime().nullable(),
      cancelAtPeriodEnd: z.boolean(),
    })
    .nullable()
    .describe('The licence of the account with this address; for administrators, null to everybody else'),
})
export type ContractDeclaration = z.output<typeof contractDeclarationSchema>

const NOTE_MAX_LENGTH = 1_000

export const contractDeclarationsContract = defineContract({
  path: 'contract-declarations',
  summary: 'Cancellations and withdrawals, declared with or without an account',
  record: contractDeclarationSchema,
  find: {
    filters: { kind: filter(z.enum(DECLARATION_KINDS)) },
    query: { open: z.stringbool().optional().describe('Only open declarations') },
    sort: ['receivedAt'],
    limit: { default: 20, max: 100 },
  },
  create: { data: declarationSchema },
  patch: {
    data: z.strictObject({
      handled: z.literal(true),
      note: z.string().trim().max(NOTE_MAX_LENGTH, `Höchstens ${NOTE_MAX_LENGTH} Zeichen`).default(''),
    }),
  },
})
