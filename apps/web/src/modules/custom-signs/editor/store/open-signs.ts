import type { SceneCommand } from '@gebaerdenraum/domain/custom-signs/commands'
import type { CustomSign } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import { reduceScene } from '@gebaerdenraum/domain/custom-signs/reduce'
import { CUSTOM_SIGN_SAVE_TIMING } from '@gebaerdenraum/domain/custom-signs/save-timing'
import { type Scene, toStoredScene } from '@gebaerdenraum/domain/custom-signs/scene'
import type { CustomSignType } from '@gebaerdenraum/domain/files/file-types'
import { sameValue } from '@gebaerdenraum/editing/same-value'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../../../api/client.ts'
import { request } from '../../../../api/request.ts'
import type { FileModel } from '../../../../file-editor/file-model.ts'
import type { FileStore } from '../../../../file-editor/file-store.ts'
import { createOpenFiles, type OpenFiles } from '../../../../file-editor/open-files.ts'
import type { EditedKind } from '../../../../file-editor/use-edited-file.ts'
import { customSignQuery } from '../../queries.ts'
import { isScene, sceneOf } from './scene-of-sign.ts'
import { FIRST_SESSION, reconcileSession, type SignSession } from './sign-session.ts'

export type SignStore = FileStore<CustomSign, Scene, SignSession, SceneCommand>

const MODEL: FileModel<CustomSign, Scene, SignSession, SceneCommand> = {
  timing: CUSTOM_SIGN_SAVE_TIMING,
  contentOf: sceneOf,
  session: FIRST_SESSION,
  reduce: reduceScene,
  reconcile: reconcileSession,
  renaming: (name) => ({ type: 'rename', name }),
}

const createOpenSigns = (client: QueryClient) =>
  createOpenFiles({
    model: MODEL,
    scope: 'custom-signs',
    isContent: isScene,
    ports: {
      create: (_id, scene) =>
        request<CustomSign>({
          method: 'POST',
          path: 'custom-signs',
          body: { _id, name: scene.name, signType: scene.signType, ...toStoredScene(scene) },
        }),
      // Outlives the page: closing the tab right after an edit still saves it.
      save: ({ _id, revision }, scene, before) => {
        const isRedrawn = !sameValue(toStoredScene(scene), toStoredScene(before))
        const body = {
          revision,
          ...(scene.name !== before.name && { name: scene.name }),
          ...(isRedrawn && toStoredScene(scene)),
        }
        return request<CustomSign>({ method: 'PATCH', path: `custom-signs/${_id}`, body, keepalive: true })
      },
      load: (id) => api['custom-signs'].get(id),
      onSaved: (sign) => {
        client.setQueryData(customSignQuery(sign._id).queryKey, sign)
        for (const queryKey of [['files'], ['file-nodes'], ['pictures', 'custom-signs']]) {
          void client.invalidateQueries({ queryKey })
        }
      },
    },
  })

/** The custom signs that are edited in this tab. */
export const openSignFiles = (client: QueryClient): OpenSigns => {
  opened ??= createOpenSigns(client)
  return opened
}

type OpenSigns = OpenFiles<CustomSign, Scene, SignSession, SceneCommand>
let opened: OpenSigns | null = null

export const EDITED_SIGNS: EditedKind<CustomSign, Scene, SignSession, SceneCommand, CustomSignType> = {
  openFiles: openSignFiles,
  newContent: newScene,
  readType: ({ signType }) => signType,
  changedText: 'Jemand hat diese Gebärde geändert. Du siehst die neue Fassung.',
}
