import type { CustomSignType } from '../files/file-types.ts'

/** A custom sign before its first object (specification 2, section 3). `modelVersion` names the form it is stored in. */
export const CUSTOM_SIGN_MODEL_VERSION = 1

export type CustomSignContent = {
  readonly objects: readonly never[]
  readonly signTypeProperties:
    | Readonly<Record<string, never>>
    | {
        readonly layout: 'single' | 'composed'
        readonly style: string
        readonly imageScaleOverrides: Readonly<Record<string, number>>
      }
}

export const emptyCustomSign = (signType: CustomSignType): CustomSignContent => ({
  objects: [],
  signTypeProperties: signType === 'signBox' ? { layout: 'single', style: 'noun', imageScaleOverrides: {} } : {},
})
