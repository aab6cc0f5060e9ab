import { PLACEHOLDER_WIDTH } from '@gebaerdenraum/domain/custom-signs/scene'
import classes from './stage.module.css'

/** Three quarters of the width: below it there is room for a name, also in the smallest place of a card. */
export const PLACEHOLDER_HEIGHT = 190

/** Frame, sun and hills: what stands for a picture that is not chosen yet. `x` and `y` are its middle. */
export const PlaceholderPicture = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g
    className={classes.placeholder}
    data-placeholder
    transform={`translate(${x - PLACEHOLDER_WIDTH / 2} ${y - PLACEHOLDER_HEIGHT / 2})`}
  >
    <rect width={PLACEHOLDER_WIDTH} height={PLACEHOLDER_HEIGHT} rx={20} />
    <circle cx={76} cy={62} r={20} />
    <path d="M14 164l66-62 46 42 58-60 56 58" />
  </g>
)
