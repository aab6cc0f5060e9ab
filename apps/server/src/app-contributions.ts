import { createCustomSignKind } from './modules/custom-signs/custom-sign.kind.ts'
import { customSignPlaces } from './modules/custom-signs/custom-sign-places.repository.ts'
import { findCustomSignsShowing } from './modules/custom-signs/custom-signs.repository.ts'
import { createDocumentKind } from './modules/documents/document.kind.ts'
import { documentShowsCustomSigns, findDocumentsShowing } from './modules/documents/documents.repository.ts'
import { fileKinds } from './modules/files/file-kinds.ts'
import { imagePlaces } from './modules/images/image-places.ts'
import { createListKind } from './modules/lists/list.kind.ts'
import { listShowsCustomSigns } from './modules/lists/lists.repository.ts'
import type { Contribution } from './platform/modules/extension-point.ts'
import type { Services } from './services.ts'

/** What modules add to extension points of modules below them. */
export const contribute = (services: Services): readonly Contribution[] => [
  fileKinds.with(createListKind(services)),
  fileKinds.with(createCustomSignKind(services)),
  fileKinds.with(createDocumentKind(services)),
  imagePlaces.with(findCustomSignsShowing),
  imagePlaces.with(findDocumentsShowing),
  customSignPlaces.with(listShowsCustomSigns),
  customSignPlaces.with(documentShowsCustomSigns),
]
