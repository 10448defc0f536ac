import type { drafting as French } from '../fr/drafting.ts'
import type { Same } from '../same.ts'

export const drafting: Same<typeof French> = {
  price: {
    free_one: 'Free, with {{left}} more this month',
    free_other: 'Free, with {{left}} more this month',
    someFree_one: '{{count}} free',
    someFree_other: '{{count}} free',
    others_one: '{{count}} more at {{each}}',
    others_other: '{{count}} more at {{each}} each',
    credits_one: '{{count}} credit',
    credits_other: '{{count}} credits',
    after_one: '{{count}} credit will be left',
    after_other: '{{count}} credits will be left',
    short_one: 'only {{count}} is left',
    short_other: 'only {{count}} are left',
    title_one: 'Draft {{count}} post?',
    title_other: 'Draft {{count}} posts?',
    words:
      'Your quota for generating {{free}} free posts per month has been reached. {{each}} credits per additional post will be used: {{total}} credits for this request, and {{left}} will be left.',
    wordsSome:
      'You have {{some}} free posts left this month. Each additional post costs {{each}} credits. This request will use {{total}}, and {{left}} will be left.',
  },
  failures: {
    tooLittleKnown: 'There is not enough information to write this post. Tell us more.',
    dayBound: '“Tomorrow” or “yesterday” will be wrong on the day of the post: write the date.',
    otherAddress: 'Your posts are formal and this text is not, or the reverse.',
    saidAlready: 'One of your posts already says this, in almost the same words.',
    noVisual: 'No template has room for these words.',
    noEngine: 'The chosen AI is not answering.',
    gaveUp: 'It did not work, even after several tries. Nothing was charged. Try again later.',
    subjectGone: 'This idea no longer exists.',
    draftingOff:
      'Drafting was switched off before this post. The idea stays accepted, and nothing was charged.',
    accountClosed:
      'The account was deactivated, or its deletion requested. The idea stays accepted, and nothing was charged.',
  },
  working: 'The post is being drafted…',
  notDrafted: 'The post could not be drafted. Nothing was charged.',
}
