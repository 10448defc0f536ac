// What a call declares, seen from its callee: `it`, `test.describe`, `it.runIf(x)`, `describe.skip.each(table)`.
import { resolve } from './resolve.ts'
import type { Node, Scope, ScopedNode } from './scope.ts'

export interface Callee {
  declares: 'test' | 'suite'
  /** It asked not to run, or to fail: it shows nothing. */
  skipped: boolean
  /** `it.runIf` and its like must be called once more before they declare. */
  isPending: boolean
  /** Its title is a form that each row of a table fills in; the table may be beyond what the source says. */
  each?: { table: ScopedNode | undefined }
}

const runners = new Set(['vitest', '@playwright/test'])
const roots: Record<string, Callee['declares']> = {
  test: 'test',
  it: 'test',
  describe: 'suite',
  suite: 'suite',
}
const skipping = new Set(['skip', 'todo', 'fixme', 'fails', 'fail'])
const pending = new Set(['runIf', 'skipIf', 'extend'])
const each = new Set(['each', 'for'])
const same = new Set(['only', 'concurrent', 'sequential', 'shuffle', 'serial', 'parallel'])

function withMember(callee: Callee, name: string): Callee | undefined {
  if (name === 'describe') return { ...callee, declares: 'suite' }
  if (skipping.has(name)) return { ...callee, skipped: true }
  if (pending.has(name)) return { ...callee, isPending: true }
  if (each.has(name)) return { ...callee, isPending: true, each: { table: undefined } }
  return same.has(name) ? callee : undefined
}

/** What `it.runIf(x)` or `it.each(table)` has become by being called. */
function whenCalled(node: Node, scope: Scope): Callee | undefined {
  const inner = calleeOf(node.type === 'CallExpression' ? node.callee : node, scope)
  if (!inner?.isPending) return undefined
  const table = node.type === 'CallExpression' ? node.arguments[0] : undefined
  return {
    ...inner,
    isPending: false,
    ...(inner.each && { each: { table: table ? { node: table, scope } : undefined } }),
  }
}

/** Undefined where the callee declares neither a test nor a suite. */
export function calleeOf(node: Node, scope: Scope): Callee | undefined {
  if (node.type === 'Identifier') {
    const found = resolve(node, scope)
    if (!found) return undefined
    if ('node' in found) return found.node === node ? undefined : calleeOf(found.node, found.scope)
    const declares = runners.has(found.from) ? roots[found.name] : undefined
    return declares && { declares, skipped: false, isPending: false }
  }
  if (node.type === 'MemberExpression') {
    if (node.computed || node.property.type !== 'Identifier') return undefined
    const object = calleeOf(node.object, scope)
    return object && withMember(object, node.property.name)
  }
  if (node.type === 'CallExpression') return whenCalled(node, scope)
  if (node.type === 'TaggedTemplateExpression') return whenCalled(node.tag, scope)
  if (node.type === 'ConditionalExpression') {
    const ways = [node.consequent, node.alternate].flatMap((way) => calleeOf(way, scope) ?? [])
    return ways.find(({ skipped }) => !skipped) ?? ways[0]
  }
  return undefined
}
