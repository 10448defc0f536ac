/**
 * What designs are drawn with, for whoever draws them on a screen: font files, emoji, and whom both are owed to. Knows no
 * customer and keeps nothing.
 */
export { materialsHandlers } from './materials.routes.ts'
