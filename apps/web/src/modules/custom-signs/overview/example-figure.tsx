/** Somebody who signs, in lines: what a photo shows in small pictures. The hand stands beside the face. */
export const ExampleFigure = () => (
  <g fill="none" stroke="#1d2b2b" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
    <path d="M150 190v22c0 20-70 20-92 58-10 18-14 42-14 90" fill="#dcebea" />
    <path
      d="M44 360c0-48 4-72 14-90 16-28 62-32 82-46 10 14 50 14 60 0 20 14 66 18 82 46 10 18 14 42 14 90z"
      fill="#8fc1bd"
    />
    <path d="M140 196v26c10 16 50 16 60 0v-26" fill="#f3cdb0" />
    <path d="M116 128c0-44 24-66 54-66s54 22 54 66c0 46-26 78-54 78s-54-32-54-78z" fill="#f3cdb0" />
    <path d="M112 132c-8-56 20-84 58-84s66 28 58 84c-6-30-18-42-36-48-22 10-62 8-80 48z" fill="#5b4034" />
    <path d="M150 130v6M190 130v6M152 168c12 12 24 12 36 0" />
    <path d="M270 360c6-34 4-62 2-92" />
    <path
      d="M250 262c-8-24-12-46-8-56l-6-40c-2-12 12-14 15-3l6 28 2-42c0-12 16-12 16 0l2 40 7-34c3-12 17-9 15 3l-5 38 9-20c5-10 17-5 14 6l-12 50c-3 12-6 20-8 30z"
      fill="#f3cdb0"
    />
  </g>
)
