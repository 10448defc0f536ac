/**
 * Who a business is, how it speaks and looks: society, editorial line, logos, colours, networks drafted for, content
 * sources. Never renders anything and knows nothing of posts.
 */
export { createBrand, type NewBrand } from './commands/create-brand.ts'
export { editAccountBrand } from './commands/edit-account-brand.ts'
export { accountCardOf } from './queries/account-card.ts'
export { accountsCalled, societyNamesOf } from './queries/society-names.ts'
export { societyViewOf, voiceOf } from './queries/society-view.ts'
