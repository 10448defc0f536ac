import type { Same } from '../same.ts'

export const tour: Same<typeof import('../fr/tour.ts').tour> = {
  step: '{{chapter}}, step {{current}} / {{total}}',
  next: 'Next',
  nextChapter: 'Next chapter',
  endHere: 'End here',
  chapterOver: 'You will find the other chapters under Help.',
  previous: 'Previous',
  end: 'Finish',
  leave: 'Leave the tour',
  left: 'The tour resumes whenever you like, from Help.',
  partNeedsPost: 'This chapter is shown on a post, and you have none yet.',
  partEmpty: 'Nothing of this chapter is on your screens for now.',
  writePost: 'Add a post',
  over: 'That was the tour. You will find it under Help.',
  offer: {
    title: 'Guided tour',
    words: 'A tour in five one-minute chapters.',
    start: 'Start the tour',
    no: 'Hide the tour',
  },
  chapters: {
    start: { title: 'Getting started', words: 'Connect a network, add a post, find ideas.' },
    visual: { title: 'The visual', words: 'See the post, edit its picture, change its template.' },
    words: { title: 'The text and your pictures', words: 'Change the hook, show your own photos.' },
    sending: { title: 'Date and sending', words: 'Pick a date, choose the pages, approve the post.' },
    settings: { title: 'The settings', words: 'The calendar, how often, the audience and the tone.' },
  },
  help: {
    title: 'Help',
    tour: 'Guided tour',
    tourWords:
      'It shows you round the screens, one chapter at a time. Escape ends it, the arrow keys move through it.',
    steps_one: '{{count}} step.',
    steps_other: '{{count}} steps.',
    start: 'Start the tour',
    resume: 'Resume the tour',
    show: 'Show me',
    showPart: 'Show me: {{part}}',
    keys: 'Keyboard',
    keysWords: 'On every screen, the “?” key shows the shortcuts.',
    showKeys: 'See the shortcuts',
    people: 'Ask us',
    peopleWords: 'Tell us what you wanted to do and what happened.',
  },
  steps: {
    addNetwork: {
      title: 'Connect your networks',
      words:
        'Your posts leave from here. Connect your business accounts: you confirm with each network, and we never see your password.',
    },
    addPost: {
      title: 'Add a post',
      words: 'A sentence, a page of your site, a photo or a key date is enough to begin.',
    },
    generatePosts: {
      title: 'Ask for ideas',
      words: 'New ideas, drawn from what your site says. Keep the ones you like.',
    },
    postList: {
      title: 'All your posts',
      words: 'Each post stands on its day. Drag it to change the date; what has no date yet waits below.',
    },
    visualPreview: {
      title: 'The post as people will see it',
      words:
        'Choose a network: the preview follows, with where the text folds and how the picture is cropped.',
    },
    editVisual: {
      title: 'Draw',
      words: 'The editor opens the visual: text, colours, photos, shapes. Everything can be undone.',
    },
    chooseTemplate: {
      title: 'Change the template',
      words: 'Another template takes your words and your colours.',
    },
    chooseBackground: {
      title: 'Choose the background',
      words: 'One of your photos behind the text: here once you have some, or in the editor.',
    },
    validateVisual: {
      title: 'Approve the visual',
      words: 'When the picture is right, say so. It will not change without you.',
    },
    regenerateVisual: {
      title: 'Redo the visual',
      words: 'Another picture for the same text. The price in credits is written beside it.',
    },
    changeHook: {
      title: 'Write the hook',
      words: 'It is how the post begins. Edit it here: what you write is saved as you go.',
    },
    regenerateHook: {
      title: 'Ask for another hook',
      words: 'Another way to say it, with the same facts. Yours stays beside it.',
    },
    uploadMedia: {
      title: 'Your own pictures',
      words: 'Up to ten photos, or a film, instead of the visual made here.',
    },
    editTitle: {
      title: 'Rename the post',
      words: 'The name helps you find it. Only videos and documents show it.',
    },
    editDate: {
      title: 'Date and time',
      words: 'We suggest the hour that worked best. You decide.',
    },
    publicationPreview: {
      title: 'Where the post appears',
      words:
        'Switch on the pages it should appear on. A text that is too long for a network is pointed out here.',
    },
    remove: {
      title: 'Remove the post',
      words: 'In this menu. You have thirty days to change your mind.',
    },
    regenerate: {
      title: 'Redo everything',
      words: 'The same menu finds another idea, or redoes the whole post.',
    },
    validate: {
      title: 'Approve and schedule',
      words: 'One press: the post is approved and will go out on its date.',
    },
    displayMode: {
      title: 'Month, week, day, list',
      words: 'The same posts, closer or further away.',
    },
    addPostAgain: {
      title: 'Over to you',
      words: 'The next post begins here.',
    },
    frequency: {
      title: 'How often',
      words: 'How many posts we suggest each week.',
    },
    target: {
      title: 'The audience',
      words: 'Who your posts speak to.',
    },
    tone: {
      title: 'The tone',
      words: 'How your posts speak. The example below changes with your choice.',
    },
    emojis: {
      title: 'Emojis',
      words: 'Many, few or none: that is the last setting.',
    },
  },
}
