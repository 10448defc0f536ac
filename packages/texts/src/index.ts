/**
 * Every sentence a person reads: interface, errors, mails. French is the source of truth; English is typed against it.
 * A namespace is one file per language, loaded when first needed. Knows no framework.
 */

import type { account } from './fr/account.ts'
import type { agency } from './fr/agency.ts'
import type { application } from './fr/application.ts'
import type { auth } from './fr/auth.ts'
import type { boosts } from './fr/boosts.ts'
import type { common } from './fr/common.ts'
import type { contacts } from './fr/contacts.ts'
import type { drafting } from './fr/drafting.ts'
import type { editor } from './fr/editor.ts'
import type { engines } from './fr/engines.ts'
import type { errors } from './fr/errors.ts'
import type { fields } from './fr/fields.ts'
import type { home } from './fr/home.ts'
import type { house } from './fr/house.ts'
import type { journal } from './fr/journal.ts'
import type { legal } from './fr/legal.ts'
import type { mails } from './fr/mails.ts'
import type { master } from './fr/master.ts'
import type { networks } from './fr/networks.ts'
import type { occasions } from './fr/occasions.ts'
import type { people } from './fr/people.ts'
import type { permissions } from './fr/permissions.ts'
import type { planning } from './fr/planning.ts'
import type { postFaults } from './fr/post-faults.ts'
import type { posts } from './fr/posts.ts'
import type { publications } from './fr/publications.ts'
import type { register } from './fr/register.ts'
import type { roles } from './fr/roles.ts'
import type { sectors } from './fr/sectors.ts'
import type { shell } from './fr/shell.ts'
import type { sources } from './fr/sources.ts'
import type { start } from './fr/start.ts'
import type { templates } from './fr/templates.ts'
import type { testing } from './fr/testing.ts'
import type { truth } from './fr/truth.ts'
import type { ways } from './fr/ways.ts'

export { elide } from './elision.ts'
export { withFirstOfMonth } from './first-of-month.ts'

export const interfaceLanguages = ['fr', 'en'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** The French texts by namespace; i18next's typed keys derive from it. */
export interface Texts {
  agency: typeof agency
  application: typeof application
  contacts: typeof contacts
  journal: typeof journal
  master: typeof master
  networks: typeof networks
  occasions: typeof occasions
  people: typeof people
  permissions: typeof permissions
  planning: typeof planning
  posts: typeof posts
  postFaults: typeof postFaults
  publications: typeof publications
  roles: typeof roles
  sectors: typeof sectors
  sources: typeof sources
  start: typeof start
  ways: typeof ways
  templates: typeof templates
  account: typeof account
  auth: typeof auth
  boosts: typeof boosts
  common: typeof common
  drafting: typeof drafting
  editor: typeof editor
  engines: typeof engines
  errors: typeof errors
  house: typeof house
  mails: typeof mails
  fields: typeof fields
  home: typeof home
  legal: typeof legal
  register: typeof register
  shell: typeof shell
  testing: typeof testing
  truth: typeof truth
}
export type Namespace = keyof Texts

type Loader = () => Promise<Record<string, unknown>>
const loaders: Record<InterfaceLanguage, Record<Namespace, Loader>> = {
  fr: {
    agency: () => import('./fr/agency.ts'),
    application: () => import('./fr/application.ts'),
    contacts: () => import('./fr/contacts.ts'),
    journal: () => import('./fr/journal.ts'),
    master: () => import('./fr/master.ts'),
    networks: () => import('./fr/networks.ts'),
    occasions: () => import('./fr/occasions.ts'),
    people: () => import('./fr/people.ts'),
    permissions: () => import('./fr/permissions.ts'),
    drafting: () => import('./fr/drafting.ts'),
    planning: () => import('./fr/planning.ts'),
    posts: () => import('./fr/posts.ts'),
    postFaults: () => import('./fr/post-faults.ts'),
    publications: () => import('./fr/publications.ts'),
    roles: () => import('./fr/roles.ts'),
    sectors: () => import('./fr/sectors.ts'),
    sources: () => import('./fr/sources.ts'),
    start: () => import('./fr/start.ts'),
    ways: () => import('./fr/ways.ts'),
    templates: () => import('./fr/templates.ts'),
    account: () => import('./fr/account.ts'),
    auth: () => import('./fr/auth.ts'),
    boosts: () => import('./fr/boosts.ts'),
    common: () => import('./fr/common.ts'),
    editor: () => import('./fr/editor.ts'),
    engines: () => import('./fr/engines.ts'),
    errors: () => import('./fr/errors.ts'),
    house: () => import('./fr/house.ts'),
    mails: () => import('./fr/mails.ts'),
    fields: () => import('./fr/fields.ts'),
    home: () => import('./fr/home.ts'),
    legal: () => import('./fr/legal.ts'),
    register: () => import('./fr/register.ts'),
    shell: () => import('./fr/shell.ts'),
    testing: () => import('./fr/testing.ts'),
    truth: () => import('./fr/truth.ts'),
  },
  en: {
    agency: () => import('./en/agency.ts'),
    application: () => import('./en/application.ts'),
    contacts: () => import('./en/contacts.ts'),
    journal: () => import('./en/journal.ts'),
    master: () => import('./en/master.ts'),
    networks: () => import('./en/networks.ts'),
    occasions: () => import('./en/occasions.ts'),
    people: () => import('./en/people.ts'),
    permissions: () => import('./en/permissions.ts'),
    drafting: () => import('./en/drafting.ts'),
    planning: () => import('./en/planning.ts'),
    posts: () => import('./en/posts.ts'),
    postFaults: () => import('./en/post-faults.ts'),
    publications: () => import('./en/publications.ts'),
    roles: () => import('./en/roles.ts'),
    sectors: () => import('./en/sectors.ts'),
    sources: () => import('./en/sources.ts'),
    start: () => import('./en/start.ts'),
    ways: () => import('./en/ways.ts'),
    templates: () => import('./en/templates.ts'),
    account: () => import('./en/account.ts'),
    auth: () => import('./en/auth.ts'),
    boosts: () => import('./en/boosts.ts'),
    common: () => import('./en/common.ts'),
    editor: () => import('./en/editor.ts'),
    engines: () => import('./en/engines.ts'),
    errors: () => import('./en/errors.ts'),
    house: () => import('./en/house.ts'),
    mails: () => import('./en/mails.ts'),
    fields: () => import('./en/fields.ts'),
    home: () => import('./en/home.ts'),
    legal: () => import('./en/legal.ts'),
    register: () => import('./en/register.ts'),
    shell: () => import('./en/shell.ts'),
    testing: () => import('./en/testing.ts'),
    truth: () => import('./en/truth.ts'),
  },
}

export const namespaces = Object.keys(loaders.fr) as Namespace[]

/** One namespace in one language, as the nested object i18next takes. */
export async function loadTexts<N extends Namespace>(
  language: InterfaceLanguage,
  namespace: N,
): Promise<Texts[N]> {
  const module = await loaders[language][namespace]()
  return module[namespace] as Texts[N]
}
