/**
 * Who a business is, how it speaks and looks: society, editorial line, logos, colours, networks drafted for, content
 * sources. Never renders anything and knows nothing of posts.
 */
export { createBrand, type NewBrand } from './commands/create-brand.ts'
export { accountCardOf } from './queries/account-card.ts'
export { exportBrand } from './queries/export-brand.ts'
