import type { transfers as french } from '../fr/transfers.ts'
import type { Same } from '../same.ts'

export const transfers: Same<typeof french> = {
  risk_one: 'One promised order would be late.',
  risk_other: '{{count}} promised orders would be late.',
  riskNow_one: 'One promised order is no longer on time.',
  riskNow_other: '{{count}} promised orders are no longer on time.',
  ask: 'For each one, choose who takes it.',
  promised: '{{business}}, promised for {{date}}',
  give: 'Give it to {{name}}, ready {{date}}',
  giveLate: 'Give it to {{name}}, ready {{date}}: {{late}}',
  stay: 'Leave it with {{name}}, on time once the others have moved',
  stayLate: 'Leave it with {{name}}, ready {{date}}: {{late}}',
  stayNever: 'Leave it with {{name}}, no date within 60 days',
  late_one: '{{count}} day late',
  late_other: '{{count}} days late',
  nobody: 'Nobody keeps this date. Soonest: {{name}}, {{date}}.',
  nobodyAtAll: 'Nobody else on the team can take it.',
  others: 'Somebody else',
  other: '{{name}}, ready {{date}}',
  otherLate: '{{name}}, ready {{date}}: {{late}}',
  told: 'The customer is told of the new date.',
  choose: 'Choose who takes it.',
  changed: 'That choice is no longer possible. Choose again.',
  takeAll_one: 'Take the proposal',
  takeAll_other: 'Take all {{count}} proposals',
  chosen: '{{done}} of {{count}} chosen',
}
