/** The pages that a guard or a rule of a route may send a visitor to, by route id. */
export const REDIRECT_TARGETS = [
  'administration-sign-in',
  'billing-address',
  'checkout',
  'custom-sign-editor',
  'custom-signs',
  'file-browser',
  'list-editor-shared',
  'login',
  'search',
  'settings',
  'sign',
  'public-sign',
  'signup',
  'team-overview',
  'user-subscription',
] as const
export type RedirectTarget = (typeof REDIRECT_TARGETS)[number]

export type Notice = { readonly tone: 'info' | 'warning'; readonly text: string }
export type PathParams = Readonly<Record<string, string | undefined>>

export type Decision =
  | { readonly kind: 'allow' }
  | {
      readonly kind: 'redirect'
      readonly to: RedirectTarget
      readonly params?: PathParams
      /** Words of the address behind its question mark. */
      readonly search?: Readonly<Record<string, string>>
      readonly notice?: Notice
    }
  /** The visitor stays on the page where he is and reads why. */
  | { readonly kind: 'stay'; readonly notice: Notice }

export const ALLOW: Decision = { kind: 'allow' }

export const redirectTo = (to: RedirectTarget, params?: PathParams): Decision => ({
  kind: 'redirect',
  to,
  ...(params && { params }),
})
