import { ExampleFigure } from './example-figure.tsx'

/** What a sign of the type "Nur Gebärde" looks like: a picture, labelled with an arrow and a word. */
export const ExampleSign = () => (
  <svg data-paper viewBox="0 0 360 460" aria-hidden="true">
    <rect x="3" y="53" width="354" height="354" rx="16" fill="#fff" stroke="#c9d3d2" strokeWidth="3" />
    <g transform="translate(24 60) scale(.96)">
      <ExampleFigure />
    </g>
    <g fill="none" stroke="#000" strokeWidth="10" strokeLinecap="round" strokeLinejoin="round">
      <path d="M236 222c14-62 66-76 98-40M338 150l0 36-34-4" />
    </g>
    <text x="20" y="104" fontFamily="inherit" fontSize="42" fontWeight="700" fill="#000">
      Hallo
    </text>
  </svg>
)
