/** What may be uploaded (decisions, Media). The content decides, not the name; the screen only spares a futile upload. */
export const UPLOAD_BYTES_MAX = 25 * 1024 * 1024
/** A vector is parsed and drawn whole, so far fewer bytes cost as much. */
export const SVG_BYTES_MAX = 2 * 1024 * 1024
export const UPLOAD_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/svg+xml'] as const

export type UploadProblem = 'empty' | 'too-large' | 'svg-too-large' | 'wrong-type'

export const UPLOAD_PROBLEM_MESSAGES: Readonly<Record<UploadProblem, string>> = {
  empty: 'Die Datei ist leer.',
  'too-large': 'Das Bild ist größer als 25 MB.',
  'svg-too-large': 'Das SVG ist größer als 2 MB.',
  'wrong-type': 'Das ist kein Bild im Format PNG, JPEG, WebP, GIF oder SVG.',
}

/** Why the server would refuse this file; null where it has to look into it. Some systems know no type: it stays empty. */
export const uploadProblem = ({
  size,
  type,
}: {
  readonly size: number
  readonly type: string
}): UploadProblem | null => {
  if (type !== '' && !UPLOAD_TYPES.some((known) => known === type)) return 'wrong-type'
  if (size === 0) return 'empty'
  if (type === 'image/svg+xml' && size > SVG_BYTES_MAX) return 'svg-too-large'
  return size > UPLOAD_BYTES_MAX ? 'too-large' : null
}
