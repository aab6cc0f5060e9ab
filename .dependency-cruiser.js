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

/**
 * The same for the server, where media belongs to no module and printing is a module of its own. Accounts check who may
 * see a signed address; billing mails legal texts.
 */
const { kernel: _kernel, audit: _audit, ...SERVER_MODULES } = MODULE_IMPORTS
const SERVER_IMPORTS = {
  ...SERVER_MODULES,
  media: [],
  printing: ['media', 'accounts', 'teams', 'catalogue'],
  'custom-signs': [...modulesBefore('custom-signs'), 'printing'],
  lists: [...modulesBefore('lists'), 'printing'],
  documents: [...modulesBefore('lists'), 'printing'],
  operation: ['media', 'accounts', 'catalogue', 'images', 'printing', 'billing'],
}

/** The same for the modules of the web app. */
const WEB_IMPORTS = {
  accounts: [],
  teams: ['accounts'],
  catalogue: ['accounts'],
  images: ['accounts', 'catalogue'],
  files: ['accounts', 'catalogue'],
  printing: ['catalogue', 'images'],
  'custom-signs': ['accounts', 'catalogue', 'images', 'files'],
  lists: ['accounts', 'catalogue', 'images', 'files', 'printing'],
  documents: ['accounts', 'catalogue', 'images', 'files', 'printing'],
  'manual-alphabet': ['accounts', 'catalogue'],
  billing: ['accounts', 'teams'],
  content: ['accounts'],
  operation: ['accounts'],
}

/** What of the domain a module of the server may import: its own rules and those of modules that it may import. */
const rulesFor = (module, allowed) => ['kernel', 'audit', module, ...allowed, ...(DRAWN_MODELS[module] ?? [])]
/** Addresses and files are made for models of modules above: their types are data. */
const DRAWN_MODELS = {
  media: ['catalogue', 'images', 'documents', 'custom-signs'],
  // Uploads are named by the rule of files.
  images: ['files'],
  // The mail about a licence names the version of the terms.
  billing: ['content'],
  printing: ['images', 'files', 'documents', 'custom-signs'],
}

/** Tests may look inside other modules. */
const TESTS = '(\\.(test|fixture)\\.ts$|/test/)'

const serverRules = Object.entries(SERVER_IMPORTS).flatMap(([module, allowed]) => [
  {
    name: `server-${module}-uses-its-rules`,
    severity: 'error',
    comment: `May use the rules of ${rulesFor(module, allowed).join(', ')}.`,
    from: { path: `^apps/server/src/modules/${module}/`, pathNot: TESTS },
    to: {
      path: '^packages/domain/src/',
      pathNot: `^packages/domain/src/(${rulesFor(module, allowed).join('|')})/`,
    },
  },
])

/** One rule for each module in `folder`, and one that refuses modules without an entry in `imports`. */
const moduleRules = (name, folder, imports, pathNot = []) => [
  ...Object.entries(imports).map(([module, allowed]) => ({
    name: `${name}-${module}-imports-downwards`,
    severity: 'error',
    comment: `May import ${allowed.join(', ') || 'no other module'}.`,
    from: { path: `^${folder}/${module}/`, pathNot },
    to: { path: `^${folder}/`, pathNot: `^${folder}/(${[module, ...allowed].join('|')})/` },
  })),
  zone(
    `${name}-knows-its-modules`,
    `^${folder}/(?!(${Object.keys(imports).join('|')})/)[^/]+/`,
    '',
    'A module has its place in MODULE_IMPORTS, in the web app in WEB_IMPORTS.',
  ),
]

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
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
    ...moduleRules('server', 'apps/server/src/modules', SERVER_IMPORTS, [TESTS]),
    ...serverRules,
    {
      name: 'module-by-its-index',
      severity: 'error',
      comment: 'A module is entered through an index.ts: its own, or that of a heavy part (decision 0044).',
      from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: TESTS },
      to: { path: '^apps/server/src/modules/([^/]+)/', pathNot: ['^apps/server/src/modules/$1/', '/index\\.ts$'] },
    },
    {
      name: 'modules-listed-in-app',
      severity: 'error',
      comment: 'app.ts is the only list of modules; other files of the application enter them through index.ts.',
      from: { path: '^apps/server/src/[^/]+\\.ts$', pathNot: [TESTS, '^apps/server/src/app\\.ts$'] },
      to: { path: '^apps/server/src/modules/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'modules-below-the-application',
      severity: 'error',
      comment: 'Modules know neither the list of modules nor the settings of the whole; console commands read them.',
      from: { path: '^apps/server/src/modules/', pathNot: [TESTS, '/cli\\.ts$'] },
      to: { path: '^apps/server/src/[^/]+\\.ts$' },
    },
    zone('server-not-web', '^apps/server/src', '^apps/web/src', 'The server serves the built web app as files.'),
    zone(
      'platform-knows-no-module',
      '^apps/server/src/platform',
      '^apps/server/src/(modules|[^/]+\\.ts$)',
      'The platform serves any module.',
    ),
    {
      name: 'platform-knows-no-rules',
      severity: 'error',
      comment: 'Of the rules the platform knows contracts and errors, the audit log, and who calls.',
      from: { path: '^apps/server/src/platform/', pathNot: TESTS },
      to: { path: '^packages/domain/src/', pathNot: '^packages/domain/src/(kernel|audit|accounts/access)/' },
    },
    zone(
      'web-base-knows-no-module',
      '^apps/web/src/(api|file-editor|storage|ui)/',
      '^apps/web/src/modules/',
      'Calls, the file editor, storage and widgets serve any module.',
    ),
    zone(
      'web-below-the-app',
      '^apps/web/src/(api|file-editor|modules|storage|ui)/',
      '^apps/web/src/app/',
      'The app lists pages and registers what modules offer each other (app/modules.ts); nothing below knows it.',
    ),
    ...moduleRules('web', 'apps/web/src/modules', WEB_IMPORTS),
    {
      name: 'web-module-by-its-index',
      severity: 'error',
      comment: 'A module is entered through its index.ts only.',
      from: { path: '^apps/web/src/modules/([^/]+)/' },
      to: { path: '^apps/web/src/modules/([^/]+)/', pathNot: ['^apps/web/src/modules/$1/', '/index\\.ts$'] },
    },
    {
      name: 'web-administration-apart',
      severity: 'error',
      comment: 'Code of visitors and members does not load code of the administration.',
      from: { path: '^apps/web/src/', pathNot: '/(administration|modules/operation|app/routes)/' },
      to: { path: '^apps/web/src/modules/[^/]+/administration/' },
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
      name: 'threads-end-by-themselves',
      severity: 'error',
      comment:
        'Node aborts the whole process when a thread is ended inside native code: work that may be left runs in a process (openWorkProcesses, decision 0032).',
      from: {
        path: '^apps/server/src',
        pathNot: [
          '^apps/server/src/platform/database/embedded/',
          '^apps/server/src/modules/media/film/hand-painter(s|-worker)\\.ts$',
          '^apps/server/src/modules/catalogue/search-index/(build-index-aside|index-thread)\\.ts$',
          '\\.test\\.ts$',
        ],
      },
      to: { path: '^(node:)?worker_threads$' },
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
    exclude: { path: '(^|/)(dist|dist-server|generated)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
}
