/**
 * Which way things may point (docs/architecture.md): app → components → browser-safe files of lib;
 * app and inngest → use cases → lib/db, lib/cv, engines, lib/jobs.
 */
const test = '[.](test|spec)[.]tsx?$';
/** @param {string} name @param {string} comment what to do about it */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * The rooms of lib, each a folder, lowest first; a file imports from its own room and those above it in this list
 * (docs/architecture.md). The last room takes the rest.
 */
const rooms = [
  '^lib/[^/]+$',
  '^lib/tracing/',
  '^lib/word-lists/',
  '^lib/i18n/',
  '^lib/validation/',
  '^lib/metrics/',
  '^lib/documents/',
  '^lib/db/',
  '^lib/filters/',
  '^lib/audit/',
  '^lib/domain/',
  '^lib/auth/',
  '^lib/jobs/',
  '^lib/storage/',
  '^lib/cv/',
  '^lib/http/',
  '^lib/process-rows/',
  '^lib/webhook-rows/',
  '^lib/reader/',
  '^lib/requirement-review/',
  '^lib/notification-rows/',
  '^lib/saved-views/',
  '^lib/mail/',
  '^lib/users/',
  '^lib/outsider-links/',
  '^lib/model/',
  '^lib/analysis/',
  '^lib/secrets/',
  '^lib/candidates/',
  '^lib/reader-program/',
  '^lib/ats/',
  '^lib/webhooks/',
  '^lib/retention/',
  '^lib/person-rights/',
  '^lib/interview-times/',
  '^lib/guide/',
  '^lib/interviews/',
  '^lib/shortlists/',
  '^lib/application-form/',
  '^lib/processes/',
  '^lib/fairness/',
  '^lib/search/',
  '^lib/backup/',
  '^lib/audit-log/',
  '^lib/deployment/',
  '^lib/maintenance/',
  '^lib/notices/',
  '^lib/messages/',
  '^lib/notifications/',
  '^lib/auditor-file/',
  '^lib/',
];
/** The rooms of components, each a folder, lowest first. */
const componentRooms = [
  '^components/state/',
  '^components/kept-text/',
  '^components/ui/',
  '^components/connection/',
  '^components/guide/',
  '^components/keys/',
  '^components/navigation/',
  '^components/api-reference/',
  '^components/cv/',
  '^components/page/',
  '^components/query/',
  '^components/users/',
  '^components/candidate-page/',
  '^components/interview-times-page/',
  '^components/application-page/',
  '^components/analysis/',
  '^components/data-table/',
  '^components/preferences/',
  '^components/saved-views/',
  '^components/queries/',
  '^components/pending-changes/',
  '^components/fields/',
  '^components/notifications/',
  '^components/shortlist-page/',
  '^components/shortlists/',
  '^components/administration/',
  '^components/ats/',
  '^components/interviews/',
  '^components/styleguide/',
  '^components/uploads/',
  '^components/candidates/',
  '^components/session/',
  '^components/palette/',
  '^components/processes/',
  '^components/fairness/',
  '^components/home/',
  '^components/layout/',
  '^components/',
];
/** The stages of the built-in engine (docs/architecture.md). */
const engineStages = [
  '^lib/analysis/engines/offline/text/',
  '^lib/analysis/engines/offline/lexicon/',
  '^lib/analysis/engines/offline/requirement/',
  '^lib/analysis/engines/offline/statements/',
  '^lib/analysis/engines/offline/findings/',
  '^lib/analysis/engines/offline/',
];
/** One rule for each of `list`: it imports only from itself and from the rooms before it. */
const orderOf = (list, name) =>
  list
    .slice(0, -1)
    .map((room, index) =>
      rule(
        `${name}-${index + 1}`,
        'This room is lower than what it imports: move what both need down, or the importing file up.',
        { path: room, pathNot: [test, ...list.slice(0, index)] },
        { path: list.at(-1), pathNot: list.slice(0, index + 1) },
      ),
    );
/** What no file may lead to that runs in the browser. */
const server =
  '^lib/(db/|env[.]ts|logger[.]ts)|(^|/)node_modules/(pg|pg-boss|prom-client|@prisma/|prisma|@aws-sdk/)|^(node:)?(child_process|crypto|fs|http|https|module|net|os|path|stream|url|util|worker_threads|zlib)(/|$)';
const database = '^lib/db/|(^|/)node_modules/(pg|pg-boss|@prisma/|prisma)';

const product = (path) => ({ path, pathNot: test });

module.exports = {
  forbidden: [
    ...orderOf(rooms, 'rooms-of-lib'),
    ...orderOf(componentRooms, 'rooms-of-components'),
    ...orderOf(engineStages, 'engine-stage'),
    rule(
      'no-cycles',
      'Move what both need into a file that neither owns.',
      { pathNot: '^lib/db/generated/' },
      { circular: true },
    ),
    rule('resolvable', 'The import leads nowhere: mend the path, or add the package.', {}, { couldNotResolve: true }),
    rule(
      'components-reach-no-server',
      'This leads to the database, the settings or a module of Node: import schemas.ts, status.ts or search-params.ts, or pass the value in as a prop.',
      product('^components/'),
      { reachable: true, path: server },
    ),
    rule(
      'schemas-load-with-their-forms',
      'Import values from the domain’s enums.ts and types from its schemas.ts: zod is loaded with a form only (docs/decisions/0063).',
      { path: '^components/', pathNot: [test, '-form[-.]'] },
      {
        path: [
          'schemas?[.]ts$',
          '^lib/ats/connections/setting-(fields|rules)[.]ts$',
          '^lib/domain/cv-document[.]ts$',
          '^lib/validation/(choice|contact|date|file|iban|number|password|pin|polish-numbers|text|web-address)[.]ts$',
          'node_modules/zod/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'components-never-import-app',
      'Move the piece into components/, or pass it in as children.',
      product('^components/'),
      { path: '^app/' },
    ),
    rule(
      'no-database-in-app-or-components',
      'Call a use case of lib/<domain>/<verb>-<noun>.ts; only those touch the database.',
      product('^(app|components)/'),
      { path: database },
    ),
    rule(
      'statements-know-no-requirement',
      'A CV is read without its requirements; findings/ compares the two.',
      { path: '^lib/analysis/engines/offline/statements/' },
      { path: '^lib/analysis/engines/offline/requirement/' },
    ),
    rule(
      'durable-functions-call-use-cases',
      'A durable function holds no logic: let its step call a use case.',
      product('^inngest/'),
      { path: `${database}|^(app|components)/` },
    ),
    rule(
      'lib-never-imports-upwards',
      'lib is below app, components and the durable functions; let them call lib instead.',
      product('^lib/'),
      { path: '^(app|components|inngest)/' },
    ),
    rule(
      'prisma-client-in-lib-only',
      'Only lib, the seed, scripts and what tests use may see the generated client.',
      { pathNot: `^(lib|prisma|scripts|tests)/|${test}` },
      { path: '^lib/db/generated/' },
    ),
    rule(
      'product-never-imports-tools',
      'scripts, what only tests use (tests), e2e and the seed are not part of what is deployed.',
      product('^(app|components|lib|inngest|[^/]+[.]ts$)/'),
      { path: '^(scripts|tests|e2e|prisma)/' },
    ),
    rule(
      'product-never-imports-dev-dependencies',
      'Move the package from devDependencies to dependencies.',
      product('^(app|components|lib|inngest)/'),
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The zoo's makers run on a developer's machine, with packages of their own (their README).
    exclude: { path: '^([.]next|[.]data|test-results|scripts/evaluation/reading/zoo/make)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
