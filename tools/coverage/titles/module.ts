import { parseSync } from 'rolldown/utils'
import { bindStatement, type Load, type Module, type Scope } from './scope.ts'

/** A source file as syntax. A file that cannot be read would hide its tests, so it is an error. */
export function parseModule(path: string, source: string, load: Load): Module {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0)
    throw new Error(`${path} cannot be read: ${errors.map(({ message }) => message).join('; ')}`)
  const names: Scope['names'] = new Map()
  const module: Module = {
    path,
    program,
    load,
    get scope() {
      return scope
    },
  }
  const scope: Scope = { module, names }
  for (const statement of program.body) bindStatement(scope, statement)
  return module
}
