import { ExampleFigure } from './example-figure.tsx'

/** What a sign of the type "Nur Gebärde" looks like: a picture, labelled with an arrow and a word. */
export const ExampleSign = () => (
  <svg viewBox="0 0 360 460" aria-hidden="true">
    <rect x="3" y="53" width="354" height="354" rx="16" fill="#fff" stroke="#c9d3d2" strokeWidth="3" />
    <g transform="translate(0 46)">
      <ExampleFigure />
    </g>
    <g fill="none" stroke="#000" strokeWidth="10" strokeLinecap="round" strokeLinejoin="round">
      <path d="M236 196c18-52 66-66 96-34M334 134l2 32-30 0" />
    </g>
    <text x="24" y="112" fontFamily="inherit" fontSize="46" fontWeight="700" fill="#000">
      Hallo
    </text>
  </svg>
)
