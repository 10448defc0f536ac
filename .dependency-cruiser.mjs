// The map of who may import whom (docs/architecture.md), read as default deny: each room lists what it may reach, and
// everything else is an error. Type imports count. Every rule's comment names the way that is allowed.
// Checked by `npm run check`; tools/checks/import-rules.test.ts plants a violation of each rule and sees it fire.

import { builtinModules } from 'node:module'

const test = '\\.test\\.tsx?$'
const testCode = `${test}|^apps/server/src/testing/`
/** @param {string} names */
const npm = (names) => `(^|/)node_modules/(${names})(/|$)|^(${names})(/|$)`
const checkTools = npm('vitest|fast-check')
// Where a module meets HTTP: its index.ts hands over what its routes do. Its commands and queries never do, so that jobs and
// tests call them alike.
const httpEdge = '\\.(routes|handler)\\.ts$|/index\\.ts$|/flows/'
// Beside the modules: what collects them.
const collecting = '^apps/server/src/modules/[^/]+\\.ts$'
const anyPackage = '(^|/)node_modules/'
const contract = '^packages/contract/src/(index|journal-actions|own-page|routes/[^/]+)\\.ts$'
const scene = '^packages/scene/src/index\\.ts$'
const descriptors = '^packages/networks/src/index\\.ts$'
const adapters = '^packages/networks/src/adapters\\.ts$'
const copy = '^packages/copy/src/index\\.ts$'
const engines = '^packages/engines/src/index\\.ts$'
const reading = '^packages/reading/src/index\\.ts$'
const readingLibraries = 'cheerio|domhandler|@mozilla/readability|linkedom|fast-xml-parser|robots-parser'
const texts = '^packages/texts/src/(index|post-faults|fr/.+|en/.+)\\.ts$'
// dependency-cruiser writes Node's own modules without the `node:` prefix, except the few that have no other name.
const nodeModules = `^(${builtinModules.join('|')})$`

/**
 * What does not lead to one of `allowed` is an error: the default deny of one room.
 * @param {string} name
 * @param {string} from
 * @param {string[]} allowed
 * @param {string} comment
 */
const room = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: test },
  to: { pathNot: allowed, couldNotResolve: false },
})

export default {
  forbidden: [
    room(
      'contract-imports-zod-only',
      '^packages/contract/',
      ['^packages/contract/', npm('zod')],
      'The contract describes what crosses the wire and runs anywhere: it may import zod and its own files. Move what needs more into the server or the web app.',
    ),
    room(
      'texts-import-nothing',
      '^packages/texts/',
      ['^packages/texts/'],
      'Texts are plain sentences: they import nothing but each other.',
    ),
    room(
      'scene-is-pure',
      '^packages/scene/',
      ['^packages/scene/', npm('harfbuzzjs|linebreak')],
      'A design is plain data and pure functions: the scene may import the libraries of text layout and its own files. Time, ids, files and pictures come in as arguments.',
    ),
    room(
      'networks-know-the-contract',
      '^packages/networks/',
      ['^packages/networks/', contract, npm('zod|oauth4webapi|@atproto/api')],
      'A network is a descriptor and an adapter: they may import the contract, the libraries of the protocols and their own files. HTTP, time and chance come in through the call.',
    ),
    room(
      'copy-is-pure',
      '^packages/copy/',
      ['^packages/copy/', contract, descriptors],
      'Posts are composed from facts by pure functions: copy may import the contract, the networks’ descriptors and its own files. Facts, days and what was said before come in as arguments.',
    ),
    room(
      'engines-know-the-contract',
      '^packages/engines/',
      ['^packages/engines/', contract, npm('zod|@ai-sdk/[^/]+')],
      'An engine is a port and its adapters: they may import the contract, the AI SDK and their own files. HTTP, time, keys and the journal come in through the call.',
    ),
    room(
      'reading-only-reads',
      '^packages/reading/',
      ['^packages/reading/', contract, npm(readingLibraries)],
      'A site is read by pure functions: reading may import the contract, the libraries that take pages and feeds apart, and its own files. Pages come in through the call.',
    ),
    {
      name: 'descriptors-are-pure',
      severity: 'error',
      comment:
        'A descriptor is read in the browser too: it may import the contract, zod and the package’s own pure files, never an adapter or a protocol’s library.',
      from: {
        path: '^packages/networks/src/([^/]+/descriptor|index|descriptors|format-on|pages-of-post|shows-title)\\.ts$',
      },
      to: {
        path: `/adapter\\.ts$|^packages/networks/src/adapters\\.ts$|${npm('oauth4webapi|@atproto/api')}`,
      },
    },
    room(
      'server-reaches-contract-and-texts',
      '^apps/server/',
      [
        '^apps/server/',
        contract,
        texts,
        scene,
        descriptors,
        adapters,
        copy,
        engines,
        reading,
        anyPackage,
        nodeModules,
      ],
      'The server may import @postelier/contract, @postelier/copy, @postelier/engines, @postelier/networks, @postelier/reading, @postelier/texts and @postelier/scene by their public entry, packages, and Node. Nothing of the web app, the sandbox or the tools.',
    ),
    room(
      'web-reaches-contract-and-texts',
      '^apps/web/src/',
      ['^apps/web/', contract, texts, scene, descriptors, anyPackage],
      'The web app may import @postelier/contract, @postelier/networks without its adapters, @postelier/texts and @postelier/scene by their public entry, and packages: never the server, nor Node. What it needs to know comes in responses.',
    ),
    room(
      'sandbox-knows-contract-only',
      '^apps/sandbox/',
      ['^apps/sandbox/', contract, anyPackage, nodeModules],
      "The sandbox is written from the outside world's own documentation: it may import the contract's network names, packages and Node, never our server, texts or adapters.",
    ),
    room(
      'e2e-sees-what-a-person-sees',
      '^tests/',
      ['^tests/', contract, texts, scene, reading, '^tools/', anyPackage, nodeModules],
      'Journeys drive the running product: they may import the contract, the texts, the scene, what reads sites and the tools, never the inside of the server or the web app.',
    ),
    {
      name: 'tests-of-packages-stay-small',
      severity: 'error',
      comment:
        'Tests of a package may import that package, what it may import itself, vitest, fast-check and Node.',
      from: { path: `^packages/([^/]+)/.*${test}` },
      to: {
        pathNot: [
          '^packages/$1/',
          contract,
          descriptors,
          npm(`zod|harfbuzzjs|linebreak|oauth4webapi|@atproto/api|@ai-sdk/[^/]+|${readingLibraries}`),
          checkTools,
          nodeModules,
        ],
        couldNotResolve: false,
      },
    },
    {
      name: 'tests-stay-in-their-room',
      severity: 'error',
      comment:
        "An app's tests may import their own app, the contract, the texts and the scene, packages and Node; no other app.",
      from: { path: `^apps/([^/]+)/.*${test}` },
      to: {
        pathNot: [
          '^apps/$1/',
          contract,
          texts,
          scene,
          descriptors,
          adapters,
          copy,
          engines,
          reading,
          anyPackage,
          nodeModules,
        ],
        couldNotResolve: false,
      },
    },
    {
      name: 'nobody-imports-tools',
      severity: 'error',
      comment: 'Tools stand outside the product: only tools, benches and tests/ may import them.',
      from: { pathNot: '^(tools|bench|tests)/|^[^/]+$' },
      to: { path: '^(tools|bench)/' },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      comment:
        'Product code never imports a test or the test builders: move what both need beside the product code.',
      from: { path: '^(apps|packages)/', pathNot: testCode },
      to: { path: testCode },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Two files that import each other, even by type, are one thing: join them, or move what both need into a third file.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      severity: 'error',
      comment:
        'This import leads nowhere: check the path (with its extension), the package.json and `npm ci`.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|vite/)' },
    },

    // Inside the server: platform <- access <- http <- modules <- composition (main, roles, demo world, command line).
    {
      name: 'platform-is-the-ground',
      severity: 'error',
      comment: 'platform/ may import platform/ only: pass in what it needs, or announce an event.',
      from: { path: '^apps/server/src/platform/', pathNot: testCode },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/' },
    },
    {
      name: 'access-stands-on-platform',
      severity: 'error',
      comment:
        'access/ may import platform/ and access/: a module registers what access needs, access asks no module.',
      from: { path: '^apps/server/src/access/', pathNot: testCode },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/(platform|access)/' },
    },
    {
      name: 'http-stands-on-platform-and-access',
      severity: 'error',
      comment:
        'http/ may import platform/, access/ and http/: a module hands its routes over, http/ asks no module.',
      from: { path: '^apps/server/src/http/', pathNot: testCode },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/(platform|access|http)/' },
    },
    {
      name: 'modules-stand-on-platform-and-access',
      severity: 'error',
      comment:
        'A module may import platform/, access/, its own files and the index.ts of other modules; its index.ts, *.routes.ts, *.handler.ts and flows/ also http/.',
      from: { path: '^apps/server/src/modules/', pathNot: [testCode, httpEdge, collecting] },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/(platform|access|modules)/' },
    },
    {
      name: 'routes-stand-on-http',
      severity: 'error',
      comment:
        'A module’s index.ts, routes, handlers and flows may import http/ besides what every file of a module may.',
      from: { path: [`^apps/server/src/modules/.*(${httpEdge})`, collecting], pathNot: testCode },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/(platform|access|http|modules)/' },
    },
    {
      name: 'modules-meet-at-their-index',
      severity: 'error',
      comment:
        "A module may import another one only through its index.ts (its public face); tables may name other modules' tables, for foreign keys.",
      from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: `${testCode}|\\.tables\\.ts$` },
      to: {
        path: '^apps/server/src/modules/[^/]+/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'the-past-is-for-the-demo-world',
      severity: 'error',
      comment:
        "A module's past/ writes down what was never lived through: only demo/ may import it, by its index.ts. Whatever a person does goes through commands/.",
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/(demo|modules/([^/]+)/past)/' },
      to: { path: '^apps/server/src/modules/[^/]+/past/' },
    },
    {
      name: 'tables-meet-tables',
      severity: 'error',
      comment: "A module's tables may import another module's tables, and nothing else of it.",
      from: { path: '^apps/server/src/modules/([^/]+)/.*\\.tables\\.ts$' },
      to: {
        path: '^apps/server/src/modules/[^/]+/',
        pathNot: ['^apps/server/src/modules/$1/', '\\.tables\\.ts$'],
      },
    },
    {
      name: 'policies-are-pure',
      severity: 'error',
      comment:
        'A policy decides from what it is given: it may import types, the contract, access/ and pure files (<noun>.ts, other policies), never SQL, platform, Node or packages.',
      from: { path: '\\.policy\\.ts$' },
      to: {
        path: [
          anyPackage,
          nodeModules,
          '^apps/server/src/platform/',
          '\\.(store|tables|routes|present|handler)\\.ts$',
          '/(commands|queries|jobs)/',
          '/index\\.ts$',
        ],
        pathNot: contract,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sql-lives-in-stores',
      severity: 'error',
      comment:
        'In a module only *.store.ts, *.tables.ts, queries/, commands/, jobs/, flows/ and past/ may import drizzle: rules and policies stay pure.',
      from: {
        path: '^apps/server/src/',
        pathNot: [
          '^apps/server/src/(platform|access|http)/',
          '\\.(store|tables)\\.ts$',
          '^apps/server/src/modules/[^/]+/(queries|commands|jobs|flows|past)/',
          testCode,
        ],
      },
      to: { path: npm('drizzle-orm') },
    },

    // Inside the web app: app composes features, features stand on shared.
    {
      name: 'features-never-import-features',
      severity: 'error',
      comment:
        'A feature may import shared/ and itself: what two features need goes to shared/, what joins them to app/.',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/[^/]+/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'features-never-import-app',
      severity: 'error',
      comment: 'app/ composes features, never the other way round: pass it in, or move it to shared/.',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/', pathNot: '^apps/web/src/(features|shared)/' },
    },
    {
      name: 'shared-is-the-ground',
      severity: 'error',
      comment: 'shared/ knows no feature and no app: pass it in as a prop or a registration.',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/', pathNot: '^apps/web/src/shared/' },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API, so swc reads the files.
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|\\.cache|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
}
