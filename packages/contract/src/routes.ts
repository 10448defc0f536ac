import type { Resources } from './registry.ts'

type All = Resources[keyof Resources]['routes'][number]
/** What crosses the wire, by `METHOD /path`. */
export type Routes = { [R in All as `${R['method']} ${R['path']}`]: NonNullable<R['types']> }
export type RouteKey = keyof Routes
