import { isSharpEnough, TOO_SMALL_MESSAGE } from '@gebaerdenraum/domain/documents/print-resolution'
import type { Area } from '@gebaerdenraum/domain/kernel/page-geometry'
import { Tooltip } from '@mantine/core'
import { IconAlertTriangle, IconPhotoOff } from '@tabler/icons-react'
import type { ShownPicture } from '../../../../images/index.ts'
import classes from './grid-cell.module.css'

type Props = { readonly shown: ShownPicture; readonly area: Area }

/** Whole and centred in its cell, never stretched. */
export const CellPicture = ({ shown, area }: Props) => {
  if (shown.state === 'failed') return <IconPhotoOff className={classes.none} aria-hidden />
  if (shown.state !== 'found') return <span className={classes.waiting} />
  return (
    <>
      {shown.address === undefined ? (
        <IconPhotoOff className={classes.none} aria-hidden />
      ) : (
        <img
          className={classes.picture}
          src={shown.address}
          alt=""
          draggable={false}
          decoding="async"
          data-role="element-image"
        />
      )}
      {!isSharpEnough(shown.pixels, area) && (
        <Tooltip label={TOO_SMALL_MESSAGE}>
          <span className={classes.warning} role="img" aria-label={TOO_SMALL_MESSAGE}>
            <IconAlertTriangle size={18} aria-hidden />
          </span>
        </Tooltip>
      )}
    </>
  )
}
