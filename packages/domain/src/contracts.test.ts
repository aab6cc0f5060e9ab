import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { contracts } from './contracts.ts'
import type { Contract } from './kernel/contract.ts'
import { hasOnlyLineCharacters } from './kernel/visible-line.ts'

/** Fields of what is sent to the API that are no names, by why. Whoever adds one says here what it is. */
const NO_LINES = {
  // Texts of several lines, and reasons.
  texts: 'contract message description answer reason note comment text markdown takenBack',
  // Ids, keys and secrets: compared, never shown.
  ids: 'user team owner list sign signs clone node path template license paymentMethod import slug category job',
  invitations: 'invitationToken invitationId offerToken resendInvitation cancelInvitation',
  secrets: 'password oldPassword accessToken token code shareKey number iban',
  searched: 'search email',
} as const
const noLines = new Set(Object.values(NO_LINES).flatMap((words) => words.split(' ')))
/** Checked as a whole, by the rule of the billing form (billing-address.test.ts) and by that of pages (kernel/kept-text.ts). */
const CHECKED_AS_A_WHOLE = /^customers\.patch\.|^documents\.(create|patch)\.properties\./

type Found = { readonly path: string; readonly key: string; readonly schema: z.ZodType }

/** Every field in a schema whose value may be a string, however deep. */
const textFieldsOf = (schema: z.ZodType, path: string): readonly Found[] => {
  const def = schema._zod.def as unknown as Record<string, unknown> & { readonly type: string }
  const inner = (key: string) => def[key] as z.ZodType
  switch (def.type) {
    case 'object':
      return Object.entries(def['shape'] as Record<string, z.ZodType>).flatMap(([key, field]) =>
        isText(field) ? [{ path: `${path}.${key}`, key, schema: field }] : textFieldsOf(field, `${path}.${key}`),
      )
    case 'union':
      return (def['options'] as readonly z.ZodType[]).flatMap((option) => textFieldsOf(option, path))
    case 'array':
      return textFieldsOf(inner('element'), path)
    case 'optional':
    case 'nullable':
    case 'default':
      return textFieldsOf(inner('innerType'), path)
    case 'pipe':
      return textFieldsOf(inner('in'), path)
    default:
      return []
  }
}

const isText = (schema: z.ZodType): boolean => {
  const def = schema._zod.def as unknown as Record<string, z.ZodType> & { readonly type: string }
  if (def.type === 'string') return true
  if (['optional', 'nullable', 'default'].includes(def.type)) return isText(def['innerType'] as z.ZodType)
  return def.type === 'pipe' && isText(def['in'] as z.ZodType)
}

const HOSTILE = [
  'Kita\r\nBcc: a@b.example',
  'foto\u202Egpj',
  'Ki\u0000ta',
  'Ki\u2028ta',
  'a\u200D\u200Db.zip\u202E.zip',
]
/** Taken as it is, with a character that no line may have. */
const takesHostile = (schema: z.ZodType): boolean =>
  HOSTILE.some((text) => {
    const parsed = schema.safeParse(text)
    return parsed.success && !hasOnlyLineCharacters(String(parsed.data))
  })

describe('every line that the API takes', () => {
  const fields = (Object.values(contracts) as readonly Contract[]).flatMap((contract) =>
    (['create', 'patch', 'remove'] as const).flatMap((method) => {
      const data = contract[method]?.data
      return data === undefined ? [] : textFieldsOf(data, `${contract.path}.${method}`)
    }),
  )

  test('is found by this test', () => {
    const paths = fields.map(({ path }) => path)
    for (const known of ['users.create.name', 'teams.create.name', 'file-nodes.create.name', 'customers.patch.city'])
      expect(paths).toContain(known)
  })

  test('refuses or loses characters that hide, turn or break it', () => {
    const faults = fields.filter(
      ({ key, path, schema }) => !noLines.has(key) && !CHECKED_AS_A_WHOLE.test(path) && takesHostile(schema),
    )
    expect(faults.map(({ path }) => path)).toEqual([])
  })
})
