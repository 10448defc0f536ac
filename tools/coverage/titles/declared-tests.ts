// The tests that a file declares: in suites, loops and tables, and in functions it calls, its own or imported ones.
import type { ESTree } from 'rolldown/utils'
import { type Callee, calleeOf } from './callee.ts'
import { join, type Pattern } from './pattern.ts'
import { elementsOf, functionOf, isFunction, type ScopedFunction } from './resolve.ts'
import {
  bind,
  type FunctionNode,
  type Module,
  type Node,
  type Scope,
  type ScopedNode,
  scopeWithin,
} from './scope.ts'
import { asksToSkip, skipsItself } from './skips.ts'
import { isText, rowTitle, titleOf, valuesOf } from './title.ts'

export interface DeclaredTest {
  /** Titles of its suites and its own, joined by spaces. */
  title: Pattern
  skipped: boolean
}

/** Where the reader stands. */
interface Around {
  scope: Scope
  title: Pattern
  skipped: boolean
  /** Functions that are being read: one that calls itself is read once. */
  reading: readonly FunctionNode[]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** The body of a function, called with `given`; undefined where only a run knows what it is called with. */
function inFunction(
  { node, scope }: ScopedFunction,
  around: Around,
  given?: readonly ScopedNode[],
): DeclaredTest[] {
  if (!node.body || around.reading.includes(node)) return []
  const inner = scopeWithin(scope)
  for (const [index, parameter] of node.params.entries()) bind(inner, parameter, given?.[index])
  return testsIn(node.body, { ...around, scope: inner, reading: [...around.reading, node] })
}

/** A test or a suite; with a table, one for each row that the source names. */
function declaredBy(call: ESTree.CallExpression, callee: Callee, around: Around): DeclaredTest[] {
  const { scope } = around
  const [first, ...others] = call.arguments
  if (!first) return []
  const body = call.arguments
    .map((argument) => functionOf(argument, scope))
    .findLast((one) => one !== undefined)
  // `test.skip(isMobile, 'why')` in a suite leaves it out: it declares nothing.
  if (!body && callee.skipped && !isText(first)) return []
  const form = body?.node === first ? [] : titleOf(first, scope)
  const skipped =
    around.skipped || callee.skipped || !body || others.some(asksToSkip) || skipsItself(body.node, body.scope)
  const declare = (own: Pattern, given?: readonly ScopedNode[]): DeclaredTest[] => {
    const between = around.title.length > 0 && own.length > 0 ? [' '] : []
    const title = join(around.title, between, own)
    if (callee.declares === 'test') return own.length > 0 ? [{ title, skipped }] : []
    return body ? inFunction(body, { ...around, title, skipped }, given) : []
  }
  if (!callee.each) return declare(form)
  const rows = callee.each.table && elementsOf(callee.each.table)
  if (!rows) return declare(rowTitle(form, undefined))
  return rows.flatMap((row) => declare(rowTitle(form, row), valuesOf(row)))
}

function declaredByCall(call: ESTree.CallExpression, around: Around): DeclaredTest[] {
  const { scope } = around
  const callee = calleeOf(call.callee, scope)
  if (callee) return callee.isPending ? [] : declaredBy(call, callee, around)
  const called = functionOf(call.callee, scope)
  const given = call.arguments.map((node): ScopedNode => ({ node, scope }))
  return [
    ...(called ? inFunction(called, around, given) : []),
    ...call.arguments.flatMap((argument) => testsIn(argument, around)),
    ...(call.callee.type === 'MemberExpression' ? testsIn(call.callee.object, around) : []),
  ]
}

/** The body of a loop: once for each value that the source names, else once for all of them. */
function declaredInLoop({ left, right, body }: ESTree.ForOfStatement, around: Around): DeclaredTest[] {
  const { scope } = around
  const id = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : undefined
  const values: (ScopedNode | undefined)[] = elementsOf({ node: right, scope }) ?? [undefined]
  return values.flatMap((value) => {
    const inner = scopeWithin(scope)
    if (id) bind(inner, id, value)
    return testsIn(body, { ...around, scope: inner })
  })
}

function testsIn(node: Node, around: Around): DeclaredTest[] {
  const { scope } = around
  if (node.type === 'CallExpression') return declaredByCall(node, around)
  if (node.type === 'ForOfStatement') return declaredInLoop(node, around)
  // A function that is only declared declares nothing: it is read where it is called, or handed over.
  if (node.type === 'FunctionDeclaration') return []
  if (node.type === 'VariableDeclarator' && node.init && isFunction(node.init)) return []
  if (isFunction(node)) return inFunction({ node, scope }, around)
  if (node.type === 'BlockStatement') {
    const inner = { ...around, scope: scopeWithin(scope, node.body) }
    return node.body.flatMap((line) => testsIn(line, inner))
  }
  if (node.type === 'ForStatement' || node.type === 'ForInStatement') {
    const head = node.type === 'ForStatement' ? node.init : node.left
    return testsIn(node.body, { ...around, scope: scopeWithin(scope, head ? [head] : []) })
  }
  return childrenOf(node).flatMap((child) => testsIn(child, around))
}

export const declaredTests = ({ program, scope }: Module): DeclaredTest[] =>
  program.body.flatMap((line) => testsIn(line, { scope, title: [], skipped: false, reading: [] }))
