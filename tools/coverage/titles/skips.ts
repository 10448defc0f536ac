// The ways in which a test asks not to run that are not said by its callee.
import { calleeOf } from './callee.ts'
import type { FunctionNode, Node, Scope } from './scope.ts'

const options = new Set(['skip', 'todo', 'fails', 'fixme'])

/** `{ skip: true }` beside the title; a condition is a run's affair. */
export const asksToSkip = (node: Node): boolean =>
  node.type === 'ObjectExpression' &&
  node.properties.some(
    (one) =>
      one.type === 'Property' &&
      one.key.type === 'Identifier' &&
      options.has(one.key.name) &&
      one.value.type === 'Literal' &&
      one.value.value !== false,
  )

/** `test.skip()` or `test.fixme()` as a line of the body, without a condition. */
export const skipsItself = ({ body }: FunctionNode, scope: Scope): boolean =>
  body?.type === 'BlockStatement' &&
  body.body.some(
    (line) =>
      line.type === 'ExpressionStatement' &&
      line.expression.type === 'CallExpression' &&
      calleeOf(line.expression.callee, scope)?.skipped === true &&
      isUnconditional(line.expression.arguments[0]),
  )

const isUnconditional = (condition: Node | undefined): boolean =>
  condition === undefined || (condition.type === 'Literal' && condition.value === true)
