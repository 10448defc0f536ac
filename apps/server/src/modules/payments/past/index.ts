export { addAffiliationCode } from '../commands/change-affiliation-codes.ts'
export { addCode } from '../commands/change-codes.ts'
/** Payments of a world that is told and not lived through: for the demo world alone. */
export { becameThen, endThen, leaveThen, monthsThen, payThen, renewThen } from './pay-then.ts'
