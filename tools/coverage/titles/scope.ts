// Which names hold at one place of a source file, and what was written for them. Syntax only: nothing of the file runs.
import type { ESTree } from 'rolldown/utils'

export type Node = ESTree.Node
export type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression
export type NamePattern = ESTree.BindingPattern | ESTree.ParamPattern

/** A piece of syntax with the names that hold there. */
export interface ScopedNode {
  node: Node
  scope: Scope
}

export interface Imported {
  from: string
  name: string
}

/** What a name stands for: a part of what was written, an import, or `null` where only a run knows. */
export type Binding = (ScopedNode & { path: readonly string[] }) | Imported | null

export interface Scope {
  module: Module
  names: Map<string, Binding>
  parent?: Scope
}

/** The module that `specifier` names in the file `path`; undefined where no test can come from there. */
export type Load = (path: string, specifier: string) => Module | undefined

export interface Module {
  path: string
  program: ESTree.Program
  scope: Scope
  load: Load
}

/** Binds the names of a pattern to the parts of a value that they take; undefined is a value only a run knows. */
export function bind(
  scope: Scope,
  pattern: NamePattern,
  value: ScopedNode | undefined,
  path: readonly string[] = [],
): void {
  if (pattern.type === 'Identifier') scope.names.set(pattern.name, value ? { ...value, path } : null)
  else if (pattern.type === 'AssignmentPattern') bind(scope, pattern.left, value, path)
  else if (pattern.type === 'RestElement') bind(scope, pattern.argument, undefined)
  else if (pattern.type === 'ArrayPattern')
    for (const [index, element] of pattern.elements.entries()) {
      if (element) bind(scope, element, value, [...path, String(index)])
    }
  else if (pattern.type === 'ObjectPattern')
    for (const one of pattern.properties) {
      const key = one.type === 'Property' && one.key.type === 'Identifier' ? one.key.name : undefined
      if (one.type === 'RestElement') bind(scope, one, undefined)
      else bind(scope, one.value, key ? value : undefined, [...path, key ?? ''])
    }
}

export function bindStatement(scope: Scope, statement: Node): void {
  if (statement.type === 'ExportNamedDeclaration') {
    if (statement.declaration) bindStatement(scope, statement.declaration)
    for (const { local, exported } of statement.specifiers)
      if (statement.source && 'name' in exported && 'name' in local)
        scope.names.set(exported.name, { from: statement.source.value, name: local.name })
  } else if (statement.type === 'FunctionDeclaration') {
    if (statement.id) scope.names.set(statement.id.name, { node: statement, scope, path: [] })
  } else if (statement.type === 'VariableDeclaration') {
    for (const { id, init } of statement.declarations)
      bind(scope, id, init && statement.kind === 'const' ? { node: init, scope } : undefined)
  } else if (statement.type === 'ImportDeclaration') {
    for (const specifier of statement.specifiers)
      if (specifier.type === 'ImportSpecifier' && 'name' in specifier.imported)
        scope.names.set(specifier.local.name, { from: statement.source.value, name: specifier.imported.name })
  }
}

/** The scope of a block: functions and constants hold before their line too. */
export function scopeWithin(parent: Scope, statements: readonly Node[] = []): Scope {
  const scope: Scope = { module: parent.module, names: new Map(), parent }
  for (const statement of statements) bindStatement(scope, statement)
  return scope
}
