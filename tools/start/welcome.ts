import { bold, columns, dim, green } from '../lib/terminal.ts'

export interface SignIn {
  label: string
  email: string
  password: string
}

export interface Welcome {
  address: string
  /** Where the stand-ins of the world outside are. */
  sandbox?: string
  signIns: readonly SignIn[]
  durationMs: number
}

/** What a person needs to know after a start, and nothing else. */
export function welcome({ address, sandbox, signIns, durationMs }: Welcome): string {
  const places = [[bold('Postelier'), bold(green(address))]]
  if (sandbox)
    places.push(
      ['Mailbox', `${sandbox}/mailbox  ${dim('every mail the demo sends')}`],
      ['Networks', `${sandbox}/networks  ${dim('where demo posts appear')}`],
      ['Demo AI', `${sandbox}/engines  ${dim('what it is asked, and its faults')}`],
    )
  const people = signIns.map(({ label, email, password }) => [label, email, dim(password)])
  const blocks = [columns(places, 3)]
  if (people.length > 0) blocks.push(`${dim('Sign in as')}\n${columns(people, 3)}`)
  blocks.push(dim(`Ready in ${(durationMs / 1000).toFixed(1)} s. Ctrl-C stops everything.`))
  return `\n${blocks.join('\n\n').replace(/^(?=.)/gm, '  ')}\n`
}
