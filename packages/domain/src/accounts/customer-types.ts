/** Consumers see prices with VAT, companies without; both decide about the tax. */
export const CUSTOMER_TYPES = ['person', 'company'] as const
export type CustomerType = (typeof CUSTOMER_TYPES)[number]
