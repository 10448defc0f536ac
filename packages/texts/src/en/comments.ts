import type { Same } from '../same.ts'

export const comments: Same<typeof import('../fr/comments.ts').comments> = {
  title: 'Comments',
  write: 'Add a comment',
  none: 'Note what needs another look, or ask a colleague what they think. Only people who work on this post see it.',
  seenBy: 'Seen by the people who work on this post. Never published.',
  message: 'Your comment',
  ask: 'Ask for sign-off on',
  asks: { none: 'Nothing', caption: 'The hook', visual: 'The visual' },
  send: 'Send',
  cancel: 'Close',
  sent: 'Comment sent.',
  more: 'Earlier comments',
  gone: 'Deleted account',
  you: 'You',
  asked: { caption: 'Asks for sign-off on the hook', visual: 'Asks for sign-off on the visual' },
  say: { caption: 'Approve the hook', visual: 'Approve the visual' },
  said: { caption: 'Hook approved', visual: 'Visual approved' },
  since: 'changed since',
  answered: 'request closed',
  done: {
    caption: 'The hook is approved. The post will be too, once the visual is.',
    visual: 'The visual is approved. The post will be too, once the hook is.',
    both: 'Hook and visual are approved, and so is the post.',
  },
  changed: 'This post has just been changed. Read it again, then retry.',
}
