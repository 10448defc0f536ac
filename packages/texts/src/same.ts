/** The shape of a French namespace with any words in it: what the English one must have, key for key. */
export type Same<T> = { [K in keyof T]: T[K] extends string ? string : Same<T[K]> }
