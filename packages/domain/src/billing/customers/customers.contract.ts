import { z } from 'zod'
import { CUSTOMER_TYPES } from '../../accounts/customer-types.ts'
import { defineContract } from '../../kernel/contract.ts'
import { addressFaults, BILLING_FIELD_MAX, EMPTY_ADDRESS, normalAddress } from './billing-address.ts'

/** Room for blanks around what is typed; the rule itself counts without them. */
const text = (field: keyof typeof BILLING_FIELD_MAX) =>
  z
    .string()
    .max(BILLING_FIELD_MAX[field] + 20)
    .default(EMPTY_ADDRESS[field])

const addressSchema = z
  .strictObject({
    customerType: z.enum(CUSTOMER_TYPES).default('person'),
    company: text('company'),
    vatId: text('vatId'),
    name: text('name'),
    additional: text('additional'),
    street: text('street'),
    number: text('number'),
    postcode: text('postcode'),
    city: text('city'),
    countryCode: text('countryCode'),
    reference: text('reference'),
  })
  .check(({ value, issues }) => {
    for (const [field, message] of Object.entries(addressFaults(value))) {
      issues.push({ code: 'custom', path: [field], message, input: undefined })
    }
  })
  .transform(normalAddress)

export const customerSchema = z.object({
  _id: z.string().describe('The id of the account'),
  customerType: z.enum(CUSTOMER_TYPES),
  company: z.string(),
  vatId: z.string(),
  name: z.string(),
  additional: z.string(),
  street: z.string(),
  number: z.string(),
  postcode: z.string(),
  city: z.string(),
  countryCode: z.string(),
  reference: z.string(),
  isComplete: z.boolean().describe('An order can be placed with it'),
})
export type Customer = z.output<typeof customerSchema>

/** The billing address of an account. Before it was saved for the first time it is empty but for the name. */
export const customersContract = defineContract({
  path: 'customers',
  summary: 'The billing address of the caller, by the id of his account',
  record: customerSchema,
  get: {},
  patch: { data: addressSchema },
})
