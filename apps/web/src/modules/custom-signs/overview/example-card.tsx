import { WORD_CLASSES } from '@gebaerdenraum/domain/catalogue/word-classes'
import { ExampleFigure } from './example-figure.tsx'

const { frame, tint, ink } = WORD_CLASSES.verb

/** What a card looks like: sign above, symbol and word below, in the frame of a word class. */
export const ExampleCard = () => (
  <svg data-paper viewBox="0 0 300 460" aria-hidden="true">
    <rect x="6" y="6" width="288" height="448" rx="18" fill="#fff" />
    <path d="M6 300h288v136a18 18 0 0 1-18 18H24a18 18 0 0 1-18-18z" fill={tint} />
    <g transform="translate(16 16) scale(.76)">
      <ExampleFigure />
    </g>
    <g fill="none" stroke={ink} strokeWidth="8" strokeLinecap="round" strokeLinejoin="round">
      <path
        d="M50 350h58v34a28 28 0 0 1-28 28h-2a28 28 0 0 1-28-28zM108 360c26-4 26 34-2 32M64 334c-6-8 6-12 0-20M92 334c-6-8 6-12 0-20"
        fill="#fff"
      />
    </g>
    <text x="152" y="394" fontFamily="inherit" fontSize="38" fontWeight="700" fill={ink}>
      trinken
    </text>
    <rect x="6" y="6" width="288" height="448" rx="18" fill="none" stroke={frame} strokeWidth="9" />
  </svg>
)
