import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { permissionCatalogue, typesOfKind } from '@postelier/contract'
import { mostMailsAnHour } from '../access/mail-share.ts'
import { rateRules } from '../http/rate-limit.ts'
import { eventNames, jobs } from '../modules/all.ts'
import { shippedRoles } from '../modules/roles/index.ts'
import { settings } from '../platform/config/settings.ts'
import { openApiDocument } from './open-api-document.ts'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

interface Document {
  /** Who reviews a change should see it: `npm run check` finds when it is stale. */
  readonly isCommitted: boolean
  readonly make: () => string | Promise<string>
}

/** Documents made from the code itself; `npm run generate` writes them. */
export const documents: Readonly<Record<string, Document>> = {
  'docs/generated/openapi.json': {
    isCommitted: false,
    make: async () => `${JSON.stringify(await openApiDocument(), null, 2)}\n`,
  },
  'docs/generated/roles.md': { isCommitted: true, make: rolesTable },
  'docs/generated/events-and-jobs.md': { isCommitted: true, make: eventsAndJobs },
  'docs/operations.md': { isCommitted: true, make: operations },
}

function rolesTable(): string {
  const rows = Object.entries(permissionCatalogue).flatMap(([section, groups]) =>
    Object.entries(groups).map(([group, kind]) => [
      section,
      group,
      ...shippedRoles.map((role) =>
        typesOfKind[kind]
          .filter((type) => role.permissions.some((permission) => permission === `${group}:${type}`))
          .map((type) => (type === 'create' ? 'n' : type[0]))
          .join(''),
      ),
    ]),
  )
  return `# Roles and permissions as shipped\n\nLetters: c consult, n create, e edit, d delete, a authorized, g grant. Administrators can change every role but the super admin’s.\n\n${table(['section', 'group', ...shippedRoles.map((role) => role.key)], rows)}\n`
}

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)

function eventsAndJobs(): string {
  const jobRows = jobs.toSorted(byName).map((job) => [job.name, job.about, job.retry, job.cron ?? ''])
  return `# Events and jobs\n\n## Events\n\nTold to open pages as server-sent events, with ids only.\n\n${eventNames
    .toSorted()
    .map((name) => `- \`${name}\``)
    .join(
      '\n',
    )}\n\n## Jobs\n\n\`safe\` is tried again, \`once\` is not, \`manual\` waits for a person.\n\n${table(['job', 'what it does', 'retry class', 'by the clock (UTC)'], jobRows)}\n`
}

async function operations(): Promise<string> {
  const path = fileURLToPath(new URL('../../../../docs/operations.md', import.meta.url))
  const text = await readFile(path, 'utf8')
  const rows = Object.entries(settings).map(([name, setting]) => [
    `\`${name}\``,
    'fallback' in setting ? `\`${setting.fallback}\`` : '',
    `${setting.about}${'secret' in setting ? ' Secret.' : ''}`,
  ])
  const limits = Object.entries(rateRules).map(([name, rule]) => [
    name,
    String(rule.hits),
    `${rule.windowSeconds} s`,
    rule.about,
  ])
  const made = `${table(['setting', 'default', 'what it does'], rows)}\n\n### Rate limits\n\nPer person; per address where nobody is signed in, and for signing in, registering and mailed links whoever asks. Shared by all processes.\n\n${table(['class', 'requests', 'in', 'what'], limits)}\n\nOne address gets at most ${mostMailsAnHour} mails an hour that somebody else can cause (links, invitations, answers to a typed address); beyond that nothing is sent and nobody is told. Notices of what happened to an account always go out.`
  return text.replace(
    /<!-- settings:start -->[\s\S]*<!-- settings:end -->/,
    `<!-- settings:start -->\n${made}\n<!-- settings:end -->`,
  )
}
