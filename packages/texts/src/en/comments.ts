import type { Same } from '../same.ts'

export const comments: Same<typeof import('../fr/comments.ts').comments> = {
  title: 'Comments',
  write: 'Comment',
  none: 'Nobody has commented on this post yet.',
  message: 'Your comment',
  ask: 'Ask for approval',
  asks: { none: 'No', caption: 'Hook', visual: 'Visual' },
  send: 'Send',
  cancel: 'Close',
  sent: 'Your comment is sent.',
  more: 'Earlier comments',
  gone: 'Deleted account',
  you: 'You',
  asked: { caption: 'Asks to approve the hook', visual: 'Asks to approve the visual' },
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
