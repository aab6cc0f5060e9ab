import type { CommandOf } from '../commands.ts'
import type { DocumentContent, DocumentElement } from '../document-content.ts'
import { elementsFromClip } from '../element-clip.ts'
import { NO_CONTENTS } from '../kinds/document-kind.ts'
import { kindOf } from '../kinds/document-kinds.ts'

/** The elements that a command brings along, without ids. */
export const elementsToFill = (
  content: DocumentContent,
  { images }: Pick<CommandOf<'fill'>, 'images'>,
): readonly DocumentElement[] =>
  images.flatMap((image) => kindOf(content).elementsOf({ ...NO_CONTENTS, images: [image] }))

export const elementsToPaste = (
  content: DocumentContent,
  { clip }: Pick<CommandOf<'paste'>, 'clip'>,
): readonly DocumentElement[] => elementsFromClip(content, clip)
