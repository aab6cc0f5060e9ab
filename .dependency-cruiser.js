/** Import zones of the house (ARCHITECTURE.md): domain → editing, drawing → server | web; no cycles. */
const zone = (name, from, to, comment) => ({ name, severity: 'error', comment, from: { path: from }, to: { path: to } })

/** From the bottom: a module may import those before it. */
const MODULE_ORDER = [
  'kernel',
  'audit',
  'media',
  'accounts',
  'teams',
  'catalogue',
  'favorites',
  'images',
  'files',
  'custom-signs',
  'lists',
  'documents',
]
const modulesBefore = (module) => MODULE_ORDER.slice(0, MODULE_ORDER.indexOf(module))

/** What each module may import beside itself. Files directly in the folder of all modules may import every one. */
const MODULE_IMPORTS = {
  ...Object.fromEntries(MODULE_ORDER.map((module) => [module, modulesBefore(module)])),
  media: ['kernel'],
  documents: modulesBefore('lists'),
  content: ['kernel', 'audit', 'accounts'],
  billing: ['kernel', 'audit', 'accounts', 'teams'],
  operation: ['kernel', 'audit'],
}

/** One rule for each module in `folder`, and one that refuses modules without an entry in `imports`. */
const moduleRules = (name, folder, imports) => [
  ...Object.entries(imports).map(([module, allowed]) => ({
    name: `${name}-${module}-imports-downwards`,
    severity: 'error',
    comment: `May import ${allowed.join(', ') || 'no other module'}.`,
    from: { path: `^${folder}/${module}/` },
    to: { path: `^${folder}/`, pathNot: `^${folder}/(${[module, ...allowed].join('|')})/` },
  })),
  zone(
    `${name}-knows-its-modules`,
    `^${folder}/(?!(${Object.keys(imports).join('|')})/)[^/]+/`,
    '',
    'A module has its place in MODULE_IMPORTS.',
  ),
]

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    zone('domain-is-pure', '^packages/domain', '^(apps|packages/(drawing|editing))', 'Rules know nobody.'),
    ...moduleRules('domain', 'packages/domain/src', MODULE_IMPORTS),
    zone(
      'editing-knows-no-noun',
      '^packages/editing',
      '^(apps|packages/(domain|drawing))',
      'Editing serves any editor.',
    ),
    {
      name: 'domain-without-io',
      severity: 'error',
      comment: 'Rules have no I/O; time and ids come in as arguments.',
      from: { path: '^packages/(domain|editing)/src', pathNot: '\\.(test|fixture)\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    zone('packages-below-apps', '^packages', '^apps', 'Packages never import an application.'),
    zone('web-not-server', '^apps/web', '^apps/server', 'The browser talks to the server over HTTP only.'),
    zone('server-not-web', '^apps/server/src', '^apps/web/src', 'The server serves the built web app as files.'),
    zone(
      'platform-knows-no-module',
      '^apps/server/src/platform/(?!mail|database)',
      '^apps/server/src/(modules|[^/]+\\.ts$)',
      'The platform serves any module.',
    ),
    zone(
      'web-editing-knows-no-noun',
      '^apps/web/src/editing',
      '^apps/web/src/(app/|features/(?!accounts/index))',
      'Editing in the browser knows who is signed in, and no kind of file.',
    ),
    zone('ui-knows-no-noun', '^apps/web/src/ui', '^apps/web/src/(features|app)', 'Widgets know no noun.'),
    {
      name: 'feature-by-its-index',
      severity: 'error',
      comment: 'A feature is entered through its index.ts only.',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: ['^apps/web/src/features/$1/', 'index\\.ts$'] },
    },
    {
      name: 'sql-in-repositories',
      severity: 'error',
      comment: 'SQL stands in repositories, the database folder and the framework only.',
      from: {
        path: '^apps/server/src/modules/(?!printing|billing/invoices|operation)',
        pathNot: '(\\.repository\\.ts|\\.test\\.ts|/tables/[^/]+\\.ts|modules/[^/]+/index\\.ts)$',
      },
      to: { path: ['node_modules/drizzle-orm', '^apps/server/src/modules/[^/]+/tables/'] },
    },
    {
      name: 'connections-from-the-pool',
      severity: 'error',
      comment:
        'Every connection listens for its own errors: only platform/database/connection-pool.ts makes them (decision 0030).',
      from: {
        path: '^apps/server/src',
        pathNot: ['^apps/server/src/platform/database/connection-pool\\.ts$', '\\.test\\.ts$'],
      },
      to: { path: 'node_modules/(pg|pg-pool|postgres)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'drivers-in-the-database-folder',
      severity: 'error',
      comment: 'Who wraps a connection has to give it back whatever fails.',
      from: { path: '^apps/server/src', pathNot: ['^apps/server/src/platform/database/', '\\.test\\.ts$'] },
      to: { path: 'node_modules/drizzle-orm/node-postgres', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
}
