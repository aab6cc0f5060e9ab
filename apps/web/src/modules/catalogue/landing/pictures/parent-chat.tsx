import { productName } from '../../../../api/page-settings.ts'
import classes from './parent-chat.module.css'
import { usePreviewPictures } from './use-preview-pictures.ts'

/** A message with the link to a list, on a phone. */
export const ParentChat = () => (
  <div className={classes.phone}>
    <div className={classes.message}>
      <span>Unsere Gebärden der Woche:</span>
      <div className={classes.preview}>
        <div className={classes.signs}>
          {usePreviewPictures('signOnly', 3).map(({ address }) => (
            <img key={address} src={address} alt="" loading="lazy" decoding="async" className={classes.sign} />
          ))}
        </div>
        <strong>Lernliste „Morgenkreis“</strong>
        <span className={classes.product} translate="no">
          {productName()}
        </span>
      </div>
    </div>
    <div className={classes.answer}>Danke! Wir üben heute Abend.</div>
  </div>
)
