/**
 * Which journeys (test files of `apps/e2e`) show what a folder of the product does: by the start of the path, the longest
 * start that fits. Folders of the server are not listed: their tests speak HTTP, and smoke journeys run with every change.
 */
export const JOURNEYS: Readonly<Record<string, readonly string[]>> = {
  'apps/web/index.html': ['start', 'first-load', 'routes', 'oldest-browsers'],
  'apps/web/public/': ['oldest-browsers', 'bundle-baseline', 'start', 'untouched-pages', 'rendered-pages'],
  'apps/web/baseline.ts': ['oldest-browsers', 'bundle-baseline'],
  'apps/web/vite.config.ts': ['first-load', 'bundle-baseline'],
  'apps/web/vite.plugins.ts': ['translated-pages', 'rendered-pages', 'first-load'],
  'apps/web/vite.server.config.ts': ['rendered-pages', 'untouched-pages'],
  'apps/web/src/api/': ['routes', 'start', 'login', 'error-reporting', 'plain-http'],
  'apps/web/src/api/session.ts': ['login', 'accounts-login', 'accounts-own-data', 'routes', 'start'],
  'apps/web/src/app/': [
    'oldest-browsers',
    'routes',
    'start',
    'first-load',
    'pages',
    'page-audit',
    'layout',
    'keyboard',
    'accessibility',
    'error-reporting',
    'forced-colors',
  ],
  'apps/web/src/app/rendering/': ['rendered-pages', 'untouched-pages', 'routes', 'start'],
  'apps/web/src/app/modules.ts': ['files-browser', 'file-dialog', 'sign-detail', 'custom-signs-in-lists'],
  'apps/web/src/app/pages/': ['rendered-pages', 'guest', 'share', 'sign-detail', 'first-load', 'pages', 'page-audit'],
  'apps/web/src/jsx/': ['translated-pages', 'page-audit', 'document-editor', 'lists-editor'],
  'apps/web/src/ui/': ['pages', 'page-audit', 'layout', 'keyboard', 'accessibility', 'unprintable'],
  'apps/web/src/file-editor/': [
    'document-editor',
    'document-editor-faults',
    'editors-in-trouble',
    'lists-saving',
    'custom-signs-saving',
    'plain-http',
  ],
  'apps/web/src/storage/': ['browser-storage', 'login', 'lists-player-offline', 'lists-saving', 'offline'],
  'apps/web/src/app/offline/': ['offline'],
  'apps/web/service-worker/': ['offline'],
  'apps/web/src/modules/lists/offline/': ['offline'],
  'packages/editing/': ['document-editor', 'document-editor-faults', 'lists-saving', 'custom-signs-saving'],
  'packages/drawing/': ['hands-look', 'svg-on-screen', 'custom-signs-drawing', 'documents-boxes', 'manual-alphabet'],
  'packages/domain/src/kernel/': ['unprintable'],

  'apps/web/src/modules/accounts/': [
    'login',
    'accounts-login',
    'accounts-links',
    'accounts-password',
    'accounts-sign-up',
    'accounts-own-data',
    'accounts-accessibility',
  ],
  'apps/web/src/app/pages/settings/': ['accounts-settings'],
  'packages/domain/src/accounts/': ['login', 'accounts-login', 'accounts-sign-up', 'accounts-password'],

  'apps/web/src/modules/catalogue/': ['search', 'local-search', 'sign-detail', 'share', 'guest', 'favourites'],
  'apps/web/src/modules/catalogue/player/': ['player', 'player-full-screen', 'film-being-made', 'sign-detail'],
  'packages/domain/src/catalogue/': ['search', 'sign-detail', 'guest', 'administration-catalogue', 'catalogue-import'],
  'packages/domain/src/catalogue/search/': ['search', 'local-search'],
  'packages/domain/src/media/': ['player', 'film-being-made', 'guest'],
  'apps/web/src/modules/catalogue/favorites/': ['favourites'],
  'apps/web/src/modules/catalogue/search/use-search-key.ts': ['search', 'keyboard'],
  'apps/web/src/modules/catalogue/sign-actions.tsx': ['sign-detail', 'custom-signs-in-lists'],
  'packages/domain/src/favorites/': ['favourites'],
  'apps/web/src/modules/manual-alphabet/': ['manual-alphabet'],

  'apps/web/src/modules/lists/': ['lists-editor', 'lists-sharing', 'lists-accessibility'],
  'apps/web/src/modules/lists/add-to-list/': ['sign-detail', 'custom-signs-in-lists'],
  'apps/web/src/modules/lists/lists-kind.ts': ['files-browser', 'file-dialog', 'lists-editor'],
  'apps/web/src/modules/lists/editor/': ['lists-editor', 'lists-saving', 'lists-accessibility'],
  'apps/web/src/modules/lists/import/': ['lists-import'],
  'apps/web/src/modules/lists/player/': ['lists-player', 'lists-player-offline', 'lists-player-accessibility'],
  'apps/web/src/modules/lists/shared/': ['lists-player-shared', 'lists-sharing'],
  'apps/web/src/modules/lists/sharing/': ['lists-sharing'],
  'packages/domain/src/lists/': ['lists-editor', 'lists-import', 'lists-player', 'lists-player-shared'],

  'apps/web/src/modules/documents/': ['documents-overview', 'document-editor'],
  'apps/web/src/modules/documents/documents-kind.ts': ['files-browser', 'file-dialog', 'documents-overview'],
  'apps/web/src/modules/documents/editor/': [
    'document-editor',
    'document-editor-faults',
    'document-grid',
    'document-editor-accessibility',
    'document-grid-accessibility',
  ],
  'apps/web/src/modules/printing/': ['documents-printing', 'documents-boxes'],
  'packages/domain/src/documents/': ['document-editor', 'document-grid', 'documents-printing', 'documents-boxes'],
  'apps/web/src/modules/images/': ['picture-picker'],
  'packages/domain/src/images/': ['picture-picker'],

  'apps/web/src/modules/custom-signs/custom-signs-kind.ts': ['files-browser', 'file-dialog', 'custom-signs-in-lists'],
  'apps/web/src/modules/custom-signs/': ['custom-signs-editor', 'custom-signs-saving', 'custom-signs-in-lists'],
  'apps/web/src/modules/custom-signs/editor/': [
    'custom-signs-editor',
    'custom-signs-saving',
    'custom-signs-fingers',
    'custom-signs-hands',
  ],
  'packages/domain/src/custom-signs/': ['custom-signs-editor', 'custom-signs-drawing', 'custom-signs-hands'],

  'apps/web/src/modules/files/': ['files-browser', 'files-accessibility'],
  'apps/web/src/modules/files/team-copy-notice.tsx': ['custom-signs-saving', 'document-editor-faults'],
  'apps/web/src/modules/files/browser/': ['files-browser', 'files-dragging', 'files-accessibility'],
  'apps/web/src/modules/files/dialog/': ['file-dialog'],
  'apps/web/src/modules/files/actions/': ['files-browser', 'files-dragging', 'file-dialog'],
  'packages/domain/src/files/': ['files-browser', 'files-dragging', 'file-dialog'],

  'apps/web/src/modules/teams/': ['teams', 'team-changes', 'team-invitations'],
  'packages/domain/src/teams/': ['teams', 'team-changes', 'team-invitations'],
  'apps/web/src/modules/billing/': ['licences', 'buying', 'consumer-law', 'stripe-payment'],
  'packages/domain/src/billing/': ['licences', 'buying', 'consumer-law', 'administration-orders'],

  'apps/web/src/modules/content/': ['accounts-settings', 'administration-content'],
  'packages/domain/src/content/': ['administration-content'],
  'apps/web/src/modules/operation/': ['administration-people', 'administration-backup'],
  'apps/web/src/ui/administration/': ['administration-people', 'administration-backup'],
  'apps/web/src/modules/accounts/administration/': ['administration-people'],
  'apps/web/src/modules/teams/administration/': ['administration-people'],
  'apps/web/src/modules/billing/administration/': ['administration-orders'],
  'apps/web/src/modules/catalogue/administration/': ['administration-catalogue'],
  'apps/web/src/modules/catalogue/administration/import/': ['catalogue-import'],
  'apps/web/src/modules/lists/administration/': ['administration-content'],
  'apps/web/src/modules/content/administration/': ['administration-content'],
  'apps/web/src/modules/billing/administration/prices/': ['administration-orders', 'administration-backup'],
  'apps/web/src/modules/accounts/administration/second-factor/': ['administration-sign-in'],
  'apps/web/src/modules/operation/system/': ['administration-backup', 'error-reporting'],
  'packages/domain/src/audit/': ['administration-people'],
  'packages/domain/src/operation/': ['administration-backup'],
}

/** Paths of the test files that belong to a changed file; none for what no journey shows. */
export const listJourneys = (file: string): readonly string[] => {
  const starts = Object.keys(JOURNEYS).filter((start) => file.startsWith(start))
  const longest = starts.reduce((one, other) => (other.length > one.length ? other : one), '')
  return (JOURNEYS[longest] ?? []).map((name) => `apps/e2e/${name}.test.ts`)
}

/** How many journeys have the tag `smoke`. */
export const SMOKE_JOURNEYS = 15
