import { accountsModule } from './modules/accounts/accounts.module.ts'
import { billingModule } from './modules/billing/billing.module.ts'
import { catalogueModule } from './modules/catalogue/catalogue.module.ts'
import { contentModule } from './modules/content/content.module.ts'
import { customSignsModule } from './modules/custom-signs/custom-signs.module.ts'
import { documentsModule } from './modules/documents/documents.module.ts'
import { favoritesModule } from './modules/favorites/favorites.module.ts'
import { filesModule } from './modules/files/files.module.ts'
import { imagesModule } from './modules/images/images.module.ts'
import { listsModule } from './modules/lists/lists.module.ts'
import { mediaModule } from './modules/media/media.module.ts'
import { operationModule } from './modules/operation/operation.module.ts'
import { printingModule } from './modules/printing/printing.module.ts'
import { teamsModule } from './modules/teams/teams.module.ts'
import { crawlersModule } from './platform/crawlers/crawlers.module.ts'
import { mailModule } from './platform/mail/mail.module.ts'
import { maintenanceModule } from './platform/maintenance/maintenance.module.ts'
import { listModules } from './platform/modules/compose-modules.ts'
import type { openPlatform } from './platform/open-platform.ts'
import type { Settings } from './settings.ts'

type Platform = Awaited<ReturnType<typeof openPlatform<Settings>>>['services']

/** Every module, lower ones first; nothing else knows all of them. */
export const modules = listModules<Platform>()
  .add(mailModule)
  .add(crawlersModule)
  .add(maintenanceModule)
  .add(mediaModule)
  .add(accountsModule)
  .add(teamsModule)
  .add(catalogueModule)
  .add(favoritesModule)
  .add(imagesModule)
  .add(filesModule)
  .add(printingModule)
  .add(customSignsModule)
  .add(documentsModule)
  .add(listsModule)
  .add(contentModule)
  .add(billingModule)
  .add(operationModule)
