// Where the value of an expression was written: over constants, imports, and parts of objects and lists.
import type { Binding, FunctionNode, Imported, Module, Node, Scope, ScopedNode } from './scope.ts'

/** Names can lead in a circle; no honest test is further from its words than this. */
const furthest = 20

function lookUp(scope: Scope, name: string): Binding | undefined {
  for (let here: Scope | undefined = scope; here; here = here.parent) {
    const binding = here.names.get(name)
    if (binding !== undefined) return binding
  }
  return undefined
}

function followBinding(
  binding: Binding | undefined,
  module: Module,
  steps: number,
): ScopedNode | Imported | undefined {
  if (!binding || steps === 0) return undefined
  if ('node' in binding) {
    let found: ScopedNode | Imported | undefined = resolve(binding.node, binding.scope, steps - 1)
    for (const key of binding.path)
      found = found && 'node' in found ? partOf(found, key, steps - 1) : undefined
    return found
  }
  const other = module.load(module.path, binding.from)
  return other ? followBinding(other.scope.names.get(binding.name), other, steps - 1) : binding
}

function partOf({ node, scope }: ScopedNode, key: string, steps: number): ScopedNode | Imported | undefined {
  if (node.type === 'ArrayExpression') {
    const isPlain = node.elements.every((element) => element?.type !== 'SpreadElement')
    const element = isPlain ? node.elements[Number(key)] : undefined
    return element ? resolve(element, scope, steps) : undefined
  }
  if (node.type !== 'ObjectExpression') return undefined
  const value = node.properties.findLast((one) => one.type === 'SpreadElement' || keyOf(one.key) === key)
  return value?.type === 'Property' && !value.computed ? resolve(value.value, scope, steps) : undefined
}

const keyOf = (key: Node): string | undefined =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined

/** The expression a value was written as; a name that a package gives stays an import; undefined: only a run knows. */
export function resolve(node: Node, scope: Scope, steps = furthest): ScopedNode | Imported | undefined {
  if (steps === 0) return undefined
  if (node.type === 'Identifier') return followBinding(lookUp(scope, node.name), scope.module, steps)
  if (
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'ParenthesizedExpression'
  )
    return resolve(node.expression, scope, steps - 1)
  if (node.type !== 'MemberExpression' || node.computed) return { node, scope }
  const object = resolve(node.object, scope, steps - 1)
  const part =
    object && 'node' in object && node.property.type === 'Identifier'
      ? partOf(object, node.property.name, steps - 1)
      : undefined
  return part ?? { node, scope }
}

/** The elements of a list, where the source names each. */
export function elementsOf(place: ScopedNode): ScopedNode[] | undefined {
  const found = resolve(place.node, place.scope)
  if (!found || !('node' in found) || found.node.type !== 'ArrayExpression') return undefined
  const elements: ScopedNode[] = []
  for (const element of found.node.elements) {
    if (!element || element.type === 'SpreadElement') return undefined
    elements.push({ node: element, scope: found.scope })
  }
  return elements
}

/** A part of an object, where the source names it. */
export function propertyOf(place: ScopedNode, keys: readonly string[]): ScopedNode | undefined {
  const found = followBinding({ ...place, path: keys }, place.scope.module, furthest)
  return found && 'node' in found ? found : undefined
}

export const isFunction = (node: Node): node is FunctionNode =>
  node.type === 'ArrowFunctionExpression' ||
  node.type === 'FunctionExpression' ||
  node.type === 'FunctionDeclaration'

export interface ScopedFunction extends ScopedNode {
  node: FunctionNode
}

export function functionOf(node: Node, scope: Scope): ScopedFunction | undefined {
  const found = resolve(node, scope)
  return found && 'node' in found && isFunction(found.node)
    ? { node: found.node, scope: found.scope }
    : undefined
}
