import { pictogramPath } from '@gebaerdenraum/domain/catalogue/pictogram-path'
import { IconCheck } from '@tabler/icons-react'
import { LazyPicture } from '../../../../ui/lazy-picture.tsx'
import classes from './applause.module.css'

/** Raised hands that wave, as deaf people applaud; a check mark where the picture does not come, as without a network. */
export const Applause = ({ className }: { readonly className?: string | undefined }) => (
  <LazyPicture
    address={pictogramPath('raising-hands')}
    className={`${className} ${classes.hands}`}
    fallback={<IconCheck {...(className && { className })} aria-hidden />}
  />
)
