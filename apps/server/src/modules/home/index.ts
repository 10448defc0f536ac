/**
 * What is true today for whoever opens the product, in figures that other modules keep. Owns no table and decides
 * nothing; each figure is there only for who may see what it counts.
 */
export { homeHandlers } from './home.routes.ts'
