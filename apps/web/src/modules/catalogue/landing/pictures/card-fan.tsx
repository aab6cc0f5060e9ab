import { PICTURE_RATIO } from '../../picture-of.ts'
import classes from './card-fan.module.css'
import { usePreviewPictures } from './use-preview-pictures.ts'

/** Printed cards, fanned out. */
export const CardFan = () => (
  <div className={classes.fan}>
    {usePreviewPictures('signBox', 3).map(({ address }) => (
      <img
        key={address}
        src={address}
        alt=""
        loading="lazy"
        decoding="async"
        className={classes.card}
        style={{ aspectRatio: PICTURE_RATIO.signBox }}
      />
    ))}
  </div>
)
