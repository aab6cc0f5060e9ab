/** The way to an order (specification 1, section 2). In the checkout the address stands between licence and payment. */
export type OrderStep = 'license' | 'address' | 'payment' | 'preview' | 'submit'

export const STEP_TITLES: Readonly<Record<OrderStep, string>> = {
  license: 'Lizenz wählen',
  address: 'Rechnungsadresse',
  payment: 'Zahlungsart',
  preview: 'Rechnungsvorschau',
  submit: 'Bestellen',
}

export const orderSteps = (asksAddress: boolean): readonly OrderStep[] =>
  asksAddress ? ['license', 'address', 'payment', 'preview', 'submit'] : ['license', 'payment', 'preview', 'submit']

export type StepState = 'done' | 'current' | 'ahead'

/** What was completed before the present step can be opened again; what stands after it follows from it. */
export const stateOfStep = (steps: readonly OrderStep[], step: OrderStep, current: OrderStep): StepState => {
  const distance = steps.indexOf(step) - steps.indexOf(current)
  if (distance === 0) return 'current'
  return distance < 0 ? 'done' : 'ahead'
}

export const stepAfter = (steps: readonly OrderStep[], step: OrderStep): OrderStep =>
  steps[steps.indexOf(step) + 1] ?? step
