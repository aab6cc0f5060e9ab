import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { IconPencilHeart } from '@tabler/icons-react'
import classes from './custom-tag.module.css'

/** 'Eigene': what is not a sign of the catalogue. */
export const CustomTag = () => (
  <span className={classes.tag}>
    <IconPencilHeart size={18} aria-hidden />
    Eigene
  </span>
)

/** A labelled photo has no class of words. */
export const hasWordClass = ({ isCustom, images }: ListSign): boolean => !isCustom || images.signBox !== undefined
