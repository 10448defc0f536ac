/**
 * Routes and events of every resource, by type. A file of `routes/` adds its own here (declaration merging) and need not be
 * entered anywhere else; a program knows those of the files it imports something from.
 */
// biome-ignore lint/suspicious/noEmptyInterface: every file of `routes/` adds a member
export interface Resources {}
