import type { Same } from '../same.ts'

export const fields: Same<typeof import('../fr/fields.ts').fields> = {
  password: {
    new: 'Password',
    again: 'Once more',
    missing: 'Choose a password.',
    differ: 'The two passwords differ.',
    help: 'At least twelve characters, for example three unrelated words.',
    strength: 'Strength',
    short_one: '{{count}} more character.',
    short_other: '{{count}} more characters.',
    weak: 'Long enough, but easy to guess: add an unrelated word.',
    fair: 'Good. One more word would make it very strong.',
    strong: 'Very strong.',
  },
  consents: {
    terms: 'I accept the ',
    termsLink: 'terms of use',
    privacy: 'I have read the ',
    privacyLink: 'privacy policy',
    missing: 'Tick this to continue.',
  },
  name: {
    first: 'First name',
    last: 'Last name',
  },
  place: {
    country: 'Country',
    timeZone: 'Time zone',
    language: 'Language of the interface',
  },
  sector: {
    label: 'Line of business',
    help: 'Type at least three letters.',
    none: 'No line of business has this name.',
    failed: 'The lines of business could not be loaded.',
    propose: 'Propose “{{name}}”',
    proposed: 'Proposed: we will email you once it is added.',
    placeholder: 'Bakery, garage, law firm…',
  },
  living: {
    title: 'Your brand',
    note: 'an example that changes with your answers',
    yourName: 'Your name here',
    alt: 'Preview of a post in the colours of {{name}}',
    tones: {
      institutional: 'Our business opens its doors on Saturday.',
      humor: 'We open on Saturday. The alarm clock was not consulted.',
      original: 'Saturday starts a day early, here.',
      inspiring: 'It all begins with one gesture, made again each morning. On Saturday, come and see it.',
      technicalExpert: 'On Saturday: the method step by step, with the figures.',
      pedagogue: 'How is it made, exactly? On Saturday, everything is explained.',
      journalistic: 'Saturday, 9 am: a morning behind the scenes.',
      promotional: 'Saturday only: the first visit is on us.',
      emotional: 'On Saturday the door will be open, and hearts a little full.',
      custom: 'On Saturday, the door is open.',
    },
    invites: {
      firstSingular: { familiarity: 'See you there?', formality: 'I look forward to your visit.' },
      firstPlural: { familiarity: 'Coming along?', formality: 'We look forward to your visit.' },
      thirdSingular: {
        familiarity: '{{name}} is waiting.',
        formality: '{{name}} looks forward to your visit.',
      },
    },
  },
}
