import type { Same } from '../../same.ts'

export const orderMails: Same<typeof import('../../fr/mails/order-mails.ts').orderMails> = {
  holidaysAsked: {
    subject: '{{name}} asks for days off',
    title: 'A request waits for your answer',
    body: '{{name}} asks to be away {{period}}. Before you answer you see who else is away on those days.',
    button: 'See the request',
  },
  holidaysAccepted: {
    subject: 'Your days off are accepted',
    title: 'It is a yes',
    body: 'Your request to be away {{period}} is accepted. Your hours are free.',
    button: 'See my requests',
  },
  holidaysDeclined: {
    subject: 'Your days off are declined',
    title: 'It is a no this time',
    body: 'Your request to be away {{period}} is declined: {{message}}',
    button: 'See my requests',
  },
  orderDelivered: {
    subject: '“{{title}}” is delivered',
    title: 'It is ready for you to see',
    body: '“{{title}}”, which you ordered, is delivered. Have a look, then accept it or say what should change.',
    button: 'See what was delivered',
  },
  orderLate: {
    subject: '“{{title}}” is late',
    title: 'We did not keep the date',
    body: '“{{title}}” was promised for {{date}} and is not delivered yet. The person who makes it and their manager can see this. There is nothing for you to do.',
    button: 'See the order',
  },
  orderDateLater: {
    subject: '“{{title}}” will be delivered later',
    title: 'A new date for your order',
    body: '“{{title}}” was promised for {{date}}. We now expect it by {{expected}}. You have nothing to do.',
    button: 'See the order',
  },
  orderLateExpected: {
    subject: '“{{title}}” is late',
    title: 'We missed the date',
    body: '“{{title}}” was promised for {{date}}. We now expect it by {{expected}}. The person working on it and their manager can see that. There is nothing you need to do.',
    button: 'See the order',
  },
  orderCommented: {
    subject: '{{name}} wrote to you about “{{title}}”',
    title: 'A message about your order',
    body: '{{name}}, who is making “{{title}}”, wrote to you.\n{{note}}',
    button: 'Read and answer',
  },
  customerWrote: {
    subject: 'A message from the customer about “{{title}}”',
    title: 'Your customer wrote to you',
    body: 'About “{{title}}”.\n{{note}}',
    button: 'Read and answer',
  },
  customerWroteToManager: {
    subject: 'A customer wrote about “{{title}}”',
    title: 'A customer wrote, and nobody else reads it',
    body: 'The account of {{name}} is switched off. About “{{title}}”, the customer writes:',
    button: 'See the task',
  },
  tasksUnattended: {
    subject: 'The tasks of {{name}} need somebody',
    title: 'Tasks to give to somebody else',
    body: 'The account of {{name}} is switched off. Nobody works on these any more:',
    button: 'Give them to somebody',
  },
  orderMadeAgain: {
    subject: '“{{title}}” will be made again',
    title: 'Your complaint was heard',
    body: '“{{title}}” will be made again by {{date}}, free of charge.\n{{message}}',
    button: 'See the order',
  },
  orderKept: {
    subject: 'The answer to your complaint about “{{title}}”',
    title: 'Your complaint was answered',
    body: '“{{title}}” stays as it was delivered.\n{{message}}',
    button: 'See the order',
  },
  orderCancelled: {
    subject: '“{{title}}” is cancelled',
    title: 'Your credits are given back',
    body: 'The order “{{title}}” is cancelled, and its credits are yours again.\n{{message}}',
    button: 'See the order',
  },
  orderToMake: {
    subject: 'To do by {{date}}: “{{title}}”',
    title: 'An order has come in',
    body: '“{{title}}” is in your queue, promised for {{date}}. The brief is waiting for you.',
    button: 'See the brief',
  },
  correctionToMake: {
    subject: 'To correct by {{date}}: “{{title}}”',
    title: 'A correction is asked for',
    body: '“{{title}}” is back in your queue, promised for {{date}}. You will see there what should change.',
    button: 'See what should change',
  },
  taskHandedOver: {
    subject: 'Given to you: “{{title}}”',
    title: 'A task was given to you',
    body: 'Your manager gave you “{{title}}”, promised for {{date}}. What is done already is kept.',
    button: 'See the task',
  },
  workAccepted: {
    subject: '“{{title}}” has been accepted',
    title: 'Your work has been accepted',
    body: '“{{title}}”, which you delivered, has been accepted. There is nothing for you to do. Whatever is accepted before your next visit will wait under the bell, without another email.',
    button: 'Open my queue',
  },
  tasksHandedOver: {
    subject: '{{count}} tasks were given to you',
    title: 'Several tasks were given to you',
    body: 'Your manager gave you {{count}} tasks. What is done already is kept.',
    button: 'See the tasks',
  },
  complaintMade: {
    subject: 'Complaint about “{{title}}”',
    title: 'A customer waits for your answer',
    body: 'The work of {{name}} on “{{title}}” does not suit the customer: {{reason}}',
    button: 'Answer',
  },
}
