import type { CustomSignType } from '@gebaerdenraum/domain/files/file-types'
import { SIGN_TYPES } from '../sign-types.ts'
import classes from './sign-type-tag.module.css'

/** Which of the two types a custom sign is. */
export const SignTypeTag = ({ type }: { readonly type: CustomSignType }) => {
  const { label, Icon } = SIGN_TYPES[type]
  return (
    <span className={classes.tag}>
      <Icon size={18} aria-hidden />
      {label}
    </span>
  )
}
