import type { Same } from '../../same.ts'

export const moneyMails: Same<typeof import('../../fr/mails/money-mails.ts').moneyMails> = {
  paymentOnItsWay: {
    subject: 'Direct debit of {{amount}} by {{date}}',
    title: 'Debit under way',
    body: 'We will debit {{amount}} from your account by {{date}}, for {{what}}. We will write to you once the bank has confirmed it.\nAccount: {{account}}\nMandate reference: {{mandate}}\nCreditor: {{creditor}}',
    button: 'See my credits',
  },
  paymentReceived: {
    subject: 'Thank you, we received your payment of {{amount}}',
    title: 'Payment received',
    body: 'We received {{amount}} for {{what}}. The bill is attached to this email.',
    button: 'See my bill',
  },
  paymentFailed: {
    subject: 'Your payment of {{amount}} did not go through',
    title: 'Payment declined',
    body: 'Your bank declined the payment of {{amount}} for {{what}}. Please choose another means of payment: nothing changes until then.',
    button: 'Choose another means',
  },
  paymentNotTaken: {
    subject: 'Your payment of {{amount}} did not happen',
    title: 'Payment not taken',
    body: 'Our payment provider never received your payment of {{amount}} for {{what}}. Nothing was charged and nothing will be. You can try again.',
    button: 'Try again',
  },
  planEndedUnpaid: {
    subject: 'Your {{plan}} plan has ended',
    title: 'Plan ended',
    body: 'Its payment never arrived: your {{plan}} plan ended today. Your posts and credits stay; whatever goes beyond the free account waits. You can take it up again whenever you like.',
    button: 'See the plans',
  },
  paymentReturned: {
    subject: 'A debit of {{amount}} was returned to us',
    title: 'Debit returned',
    body: 'Your bank took back {{amount}} for {{what}}. Credits that were not used are gone; left to settle: {{owed}}.',
    button: 'Settle it',
  },
  paymentReturnedSettled: {
    subject: 'A direct debit of {{amount}} came back to us',
    title: 'Direct debit returned',
    body: 'Your bank took back {{amount}} for {{what}}. The credits it had paid for are gone: there is nothing to pay.',
    button: 'See my credits',
  },
  paymentRefunded: {
    subject: 'We are refunding {{amount}}',
    title: 'Refund on its way',
    body: 'We are giving you back {{amount}} of your payment for {{what}}. The money arrives within a few days, the same way it was paid.\n{{planEnd}}\nThe credit note is among your bills.',
    button: 'See my bills',
  },
  refundFailed: {
    subject: 'A refund of {{amount}} did not arrive',
    title: 'A refund came back',
    body: 'The bank could not pay out the {{amount}} given back on {{number}}. The money is with the payment provider again. The credit note stands. You can make the refund again, or agree on another way with the customer.',
    button: 'See their payments',
  },
  planLeft: {
    subject: 'Your {{plan}} plan is cancelled',
    title: 'It is cancelled',
    body: 'Your {{plan}} plan goes on until {{date}}, then ends. Nothing more will be taken.\nUntil then you can still keep it.',
    button: 'See my plan',
  },
  planEnds: {
    subject: 'Your {{plan}} plan ends on {{date}}',
    title: 'Your plan ends soon',
    body: 'Your {{plan}} plan ends on {{date}}.\nAfter that you keep one network, your posts and the credits you bought. Posts scheduled elsewhere will be unscheduled, and kept.\nYou can still keep your plan.',
    button: 'See my plan',
  },
  giftEnds: {
    subject: 'Your gift plan ends after {{date}}',
    title: 'Your gift plan ends soon',
    body: 'You have the {{plan}} plan as a gift, up to and including {{date}}.\nAfter that you keep one network and your posts. You will not be charged.\n{{networks}}\nTo carry on, choose a plan.',
    button: 'See plans',
  },
  creditsEnd: {
    subject: '{{credits}} to use before {{date}}',
    title: 'Some of your credits end soon',
    body: 'You have {{credits}} left to use. The first of them end on {{date}}.\nThey can pay for an order or for extra posts.',
    button: 'See my credits',
  },
  mandateGiven: {
    subject: 'Your bank account is added',
    title: 'Direct debit mandate signed',
    body: 'You added a bank account: it can pay for what you buy. Each debit is announced to you by email.\nAccount: {{account}}\nMandate: {{mandate}}\nCreditor: {{creditor}}\nIf this was not you, remove the account and tell your bank.',
    button: 'See my means of payment',
  },
  debitAhead: {
    subject: 'Direct debit of {{amount}} on {{date}}',
    title: 'Your next direct debit',
    body: 'We will debit {{amount}} on {{date}} for your {{plan}} plan.\nAccount: {{account}}\nMandate reference: {{mandate}}\nCreditor: {{creditor}}\nThere is nothing for you to do. To stop, cancel your plan before that date.',
    button: 'See my plan',
  },
}
