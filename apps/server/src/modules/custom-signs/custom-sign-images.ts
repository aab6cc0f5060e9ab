import { toStoredScene } from '@gebaerdenraum/domain/custom-signs/scene'
import { withPictures } from '@gebaerdenraum/domain/custom-signs/scene-pictures'
import { findOwnerOfFile } from '../files/index.ts'
import type { ShowingFiles } from '../images/index.ts'
import { findImagesInCustomSigns, findScenes, writeScenes } from './custom-signs.repository.ts'
import { sceneOf, storedSceneOfRow } from './stored-scenes.ts'

export const customSignImages: ShowingFiles = {
  findOwner: findOwnerOfFile,
  findShownImages: findImagesInCustomSigns,
  async replaceImages(db, fileIds, replace, { isNextRevision }) {
    const signs = await findScenes(db, fileIds)
    const changed = signs.map((row) => {
      const scene = withPictures(sceneOf(row.signType, '', storedSceneOfRow(row)), replace)
      return { id: row.id, content: toStoredScene(scene) }
    })
    await writeScenes(db, changed, isNextRevision)
  },
}
