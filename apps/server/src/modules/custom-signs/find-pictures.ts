import { picturesIn } from '@gebaerdenraum/domain/custom-signs/scene-pictures'
import type { ImageReference, ImageService } from '@gebaerdenraum/domain/images/image-reference'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../platform/database/database.ts'
import { findManySignFacts } from '../catalogue/index.ts'
import { type CustomSignRow, findCustomSigns } from '../custom-signs/custom-signs.repository.ts'
import { sceneOf, soundSceneOfRow } from '../custom-signs/stored-scenes.ts'
import { findManyImages, type ImageRow } from '../images/images.repository.ts'
import type { PrintPicture, PrintPictures } from '../printing/picture-resolver.ts'
import { pictureKey } from '../printing/picture-resolver.ts'
import type { SceneSource } from '../printing/picture-source.ts'
import { scenePictureKey } from '../printing/picture-source.ts'
import type { SignViewer } from '../printing/sign-pictures.ts'
import { signPicture } from '../printing/sign-pictures.ts'
import type { Reach } from '../teams/reach.ts'

type Printer = SignViewer & { readonly caller: Reach }

/**
 * The pictures of a file as the caller may see them, in a number of statements that does not depend on how many there
 * are. That a file names a picture is no way to it: of uploads and custom signs only those within his own reach, of signs
 * what his licence allows (decisions 0012, 0018); the same holds for what custom signs show.
 */
export const findPictures = async (
  db: Database,
  references: readonly ImageReference[],
  isWithoutText: boolean,
  printer: Printer,
  depth: number = SCENES_IN_SCENES,
): Promise<PrintPictures> => {
  const idsOf = (service: ImageService): readonly string[] => [
    ...new Set(references.flatMap((one) => (one.service === service && isUuid(one.objectId) ? [one.objectId] : []))),
  ]
  const signs = byId(await findManySignFacts(db, idsOf('signs')))
  const images = byId(await findManyImages(db, printer.caller, idsOf('images')))
  const rows = depth > 0 ? await findCustomSigns(db, printer.caller, idsOf('custom-signs')) : []
  const scenes = byId(rows.flatMap((row) => sceneOfRow(row) ?? []))
  const shown = [...scenes.values()].flatMap(({ scene }) => picturesIn(scene))
  const inner = shown.length > 0 ? await findPictures(db, shown, isWithoutText, printer, depth - 1) : new Map()
  const find = (reference: ImageReference, isWordless: boolean): PrintPicture | null => {
    switch (reference.service) {
      case 'signs': {
        const sign = signs.get(reference.objectId)
        return sign ? signPicture(sign, reference.imageType, isWordless, printer) : null
      }
      case 'images': {
        const image = images.get(reference.objectId)
        return image ? uploadPicture(image) : null
      }
      case 'custom-signs': {
        const found = scenes.get(reference.objectId)
        return found ? scenePicture(found.scene, isWordless, inner) : null
      }
    }
  }
  return new Map(
    references.flatMap((reference) =>
      (isWithoutText ? [false, true] : [false]).map(
        (isWordless) => [pictureKey(reference, isWordless), find(reference, isWordless)] as const,
      ),
    ),
  )
}

/** A custom sign in a custom sign is drawn; what goes deeper, or round in a circle, leaves its place empty. */
const SCENES_IN_SCENES = 2

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]))

/** A damaged scene leaves its own place empty; all else is printed. Opened itself, it says what is wrong. */
const sceneOfRow = (row: CustomSignRow) => {
  const stored = soundSceneOfRow(row)
  return stored && { id: row.id, scene: sceneOf(row.signType, row.node.name, stored) }
}

const uploadPicture = ({ name, sha256, contentType, byteLength }: ImageRow): PrintPicture => ({
  name: name.replace(/\.\w{1,5}$/, ''),
  publicAddress: null,
  source: { from: 'import', original: { sha256, contentType, byteLength } },
})

const scenePicture = (scene: SceneSource['scene'], isWordless: boolean, inner: PrintPictures): PrintPicture => ({
  name: scene.name,
  publicAddress: null,
  source: sceneSource(scene, isWordless, inner),
})

/** The scene with those of these pictures that it shows. */
export const sceneSource = (
  scene: SceneSource['scene'],
  isWordless: boolean,
  pictures: PrintPictures,
): SceneSource => ({
  from: 'scene',
  scene,
  pictures: Object.fromEntries(
    picturesIn(scene).flatMap((reference) => {
      const picture = pictures.get(pictureKey(reference, isWordless))
      return picture ? [[scenePictureKey(reference), picture.source] as const] : []
    }),
  ),
})
