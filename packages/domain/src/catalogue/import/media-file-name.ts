import { SIGN_MEDIA_TYPES, type SignMediaType } from '../../media/sign-media.ts'
import { isSlug } from './sign-slug.ts'

/** What a file of an import is, going by its path alone. */
export type MediaFileName =
  | { readonly kind: 'media'; readonly slug: string; readonly type: SignMediaType }
  | { readonly kind: 'rows' }
  /** Belongs to the operating system, not to the content. */
  | { readonly kind: 'hidden' }
  | { readonly kind: 'foreign'; readonly reason: string }
  | { readonly kind: 'wrong'; readonly slug: string | null; readonly problem: string }

const PICTURE_EXTENSIONS = ['svg', 'png', 'jpg', 'jpeg', 'webp'] as const
export const FILM_EXTENSIONS = ['mp4', 'm4v', 'mov', 'webm'] as const

const NAME_PATTERN = '<Adresse>.signOnly.svg'
const HIDDEN_NAMES: readonly string[] = ['__macosx', 'thumbs.db', 'desktop.ini']

/** `tiere/hund.signVideo.mp4` → the film of `hund`. Upper and lower case mean the same; folders mean nothing. */
export const readMediaFileName = (path: string): MediaFileName => {
  const segments = path.split('/')
  if (segments.some((segment) => segment.startsWith('.') || HIDDEN_NAMES.includes(segment.toLowerCase()))) {
    return { kind: 'hidden' }
  }
  const name = (segments.at(-1) ?? '').toLowerCase()
  if (name === 'signs.csv') return { kind: 'rows' }
  const [slug = '', typeName, extension = '', ...more] = name.split('.')
  const type = SIGN_MEDIA_TYPES.find((candidate) => candidate.toLowerCase() === typeName)
  if (!type || more.length > 0) return { kind: 'foreign', reason: `Der Name hat nicht die Form ${NAME_PATTERN}.` }
  if (!isSlug(slug)) {
    return {
      kind: 'wrong',
      slug: null,
      problem: `„${slug}“ ist keine gültige Adresse: nur a–z, 0–9 und einzelne Bindestriche.`,
    }
  }
  const extensions: readonly string[] = type === 'signVideo' ? FILM_EXTENSIONS : PICTURE_EXTENSIONS
  if (!extensions.includes(extension)) {
    return {
      kind: 'wrong',
      slug,
      problem: `Das Format „${extension}“ geht für ${type} nicht. Möglich sind: ${extensions.join(', ')}.`,
    }
  }
  return { kind: 'media', slug, type }
}
