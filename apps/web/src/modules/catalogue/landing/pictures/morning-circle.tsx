import classes from './morning-circle.module.css'
import { usePreviewPictures } from './use-preview-pictures.ts'

/** Heads of children from behind: middle and height, in the units of the drawing, and a colour of hair and of clothes. */
const CHILDREN = [
  { x: 44, y: 66, hair: '#5b3a29', clothes: '#f28c28' },
  { x: 118, y: 58, hair: '#2b2320', clothes: '#0b6b6b' },
  { x: 200, y: 70, hair: '#c89b5a', clothes: '#cb4a32' },
  { x: 278, y: 60, hair: '#3f2a1d', clothes: '#2f6fb2' },
] as const

/** A board with a sign, and children in front of it. */
export const MorningCircle = () => {
  const [picture] = usePreviewPictures('signOnly', 1)
  return (
    <div className={classes.room}>
      <div className={classes.board}>
        {picture && <img src={picture.address} alt="" loading="lazy" decoding="async" className={classes.sign} />}
        <span className={classes.word} translate="no">
          {picture?.name}
        </span>
      </div>
      <svg className={classes.children} viewBox="0 0 320 110" aria-hidden="true" focusable="false">
        {CHILDREN.map(({ x, y, hair, clothes }) => (
          <g key={x}>
            <path
              d={`M${x - 38} 112 Q${x - 36} ${y + 16} ${x} ${y + 16} Q${x + 36} ${y + 16} ${x + 38} 112 Z`}
              fill={clothes}
            />
            <circle cx={x} cy={y} r="22" fill={hair} />
          </g>
        ))}
      </svg>
    </div>
  )
}
