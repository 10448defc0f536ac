import type { Same } from '../same.ts'

export const site: Same<typeof import('../fr/site.ts').site> = {
  pageDescription:
    'A month of posts for your social networks, from your own website: drafted, corrected, approved, published.',
  documents: {
    terms: 'Terms of use and sale',
    privacy: 'Privacy policy',
    toComplete: '[to be completed]',
    page: 'Page {{page}} of {{pages}}',
    file: 'privacy-policy.pdf',
  },
  translations: {
    describeKey: 'Name of the sentence, not to be changed',
    describeFr: 'French text; words between braces stay as they are',
    describeEn: 'English text; words between braces stay as they are',
    unknownKey: 'There is no such sentence.',
    twice: 'This sentence already appears earlier in the file.',
    placeholders: 'The words between braces must stay the same: {{names}}.',
    noPlaceholders: 'This sentence has no words between braces.',
    tooLong: 'At most {{max}} characters.',
  },
}
