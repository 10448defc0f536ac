// The text of an expression, as far as the source says it; and the titles of a table, row by row.
import { gap, join, type Pattern } from './pattern.ts'
import { elementsOf, propertyOf, resolve } from './resolve.ts'
import type { Node, Scope, ScopedNode } from './scope.ts'

/** What a title shows as it is written; a big number or an expression is shown in a form of its own. */
const isPlain = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** Beside a text, `+` joins; between anything else it may add. */
export const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')

export function titleOf(node: Node, scope: Scope, steps = 20): Pattern {
  if (steps === 0) return [gap]
  if (node.type === 'Literal') return isPlain(node.value) ? [String(node.value)] : [gap]
  if (node.type === 'TemplateLiteral')
    return join(
      ...node.quasis.flatMap(({ value }, index): Pattern[] => {
        const expression = node.expressions[index]
        const text: Pattern = [value.cooked ?? value.raw]
        return expression ? [text, titleOf(expression, scope, steps - 1)] : [text]
      }),
    )
  if (node.type === 'BinaryExpression' && node.operator === '+' && [node.left, node.right].some(isText))
    return join(titleOf(node.left, scope, steps - 1), titleOf(node.right, scope, steps - 1))
  const found = resolve(node, scope)
  return found && 'node' in found && found.node !== node ? titleOf(found.node, found.scope, steps - 1) : [gap]
}

const placeholder = /%[%sdifjoOc#$]|\$[\w$]+(?:\.[\w$]+)*/g

const textOf = (place: ScopedNode | undefined): Pattern => (place ? titleOf(place.node, place.scope) : [gap])

/** The values of one row of a table: a list is several, anything else is one. */
export const valuesOf = (row: ScopedNode): ScopedNode[] => elementsOf(row) ?? [row]

/**
 * The title of one row: `%s` takes the next value, `$name` a property of the first one. Without a row, and for forms that
 * print anything but the plain text, it is a gap.
 */
export function rowTitle(title: Pattern, row: ScopedNode | undefined): Pattern {
  const values = row ? valuesOf(row) : []
  let next = 0
  const fill = (form: string): Pattern => {
    if (form === '%%') return ['%']
    const [first] = values
    if (form.startsWith('$')) return textOf(first && propertyOf(first, form.slice(1).split('.')))
    if (form === '%#' || form === '%$') return [gap]
    const value = values[next++]
    return ['%s', '%d', '%i'].includes(form) ? textOf(value) : [gap]
  }
  const pieces = title.flatMap((part): Pattern[] => {
    if (part === gap) return [[gap]]
    let at = 0
    const filled = [...part.matchAll(placeholder)].flatMap(({ 0: form, index }): Pattern[] => {
      const before = part.slice(at, index)
      at = index + form.length
      return [[before], fill(form)]
    })
    return [...filled, [part.slice(at)]]
  })
  return join(...pieces)
}
