import type { NewSceneObject } from '@gebaerdenraum/domain/custom-signs/commands'
import type { SceneObject } from '@gebaerdenraum/domain/custom-signs/scene'
import type { SignEditing } from '../editing-context.ts'

type Clip = { readonly userId: string; readonly objects: readonly NewSceneObject[] }

/** What was copied last in this tab: it can be put into another custom sign too, by the same person. */
let clip: Clip | null = null
/** Pasted again and again, each lies beside the one before. */
let pastes = 0

const OFFSET = 24

export const hasClip = ({ userId }: Pick<SignEditing, 'userId'>): boolean => clip?.userId === userId

export const copyObjects = ({ userId }: Pick<SignEditing, 'userId'>, objects: readonly SceneObject[]): void => {
  clip = { userId, objects: objects.map(({ id: _, order: __, ...object }): NewSceneObject => object) }
  pastes = 0
}

/** Puts in what was copied; pictures of somebody else only as copies. Resolves to how many came of it. */
export const pasteObjects = async ({
  apply,
  adopt,
  userId,
}: Pick<SignEditing, 'apply' | 'adopt' | 'userId'>): Promise<number> => {
  const copied = clip?.userId === userId ? clip.objects : []
  pastes += 1
  const by = OFFSET * pastes
  const references = copied.flatMap((object) => (object.type === 'image' ? object.imageReference : []))
  const adopted = await adopt(references)
  const objects = copied.flatMap((object): NewSceneObject | [] => {
    const position = { x: object.position.x + by, y: object.position.y + by }
    if (object.type !== 'image') return { ...object, position }
    const imageReference = adopted(object.imageReference)
    return imageReference ? { ...object, position, imageReference } : []
  })
  return apply({ type: 'add-objects', objects }) ? objects.length : 0
}
