// Screens on which posts begin: the planning, and the ways into one post.
import type { Section } from './row.ts'

export const planningScreens: Section[] = [
  {
    title: 'AI onboarding',
    rows: [
      [
        'ai.initial-choice',
        'Initial choice',
        'P2',
        {
          test: 'a month of posts from the site of the baker comes within minutes of registering, without any key',
        },
      ],
      [
        'ai.data-topics',
        'Data validation: related topics and objectives',
        'P2',
        {
          test: 'every answer given in the wizard is kept: objectives, rhythm, whom posts speak to, voice, smileys, pictures and networks',
        },
      ],
      [
        'ai.data-general',
        'Data validation: general parameters',
        'P2',
        {
          test: 'every answer given in the wizard is kept: objectives, rhythm, whom posts speak to, voice, smileys, pictures and networks',
        },
      ],
      [
        'ai.data-specific-posts',
        'Data validation: specific posts',
        'P2',
        {
          test: 'every answer given in the wizard is kept: objectives, rhythm, whom posts speak to, voice, smileys, pictures and networks',
        },
      ],
      [
        'ai.data-settings',
        'Data validation: AI settings',
        'P2',
        {
          test: 'every answer given in the wizard is kept: objectives, rhythm, whom posts speak to, voice, smileys, pictures and networks',
        },
      ],
      [
        'ai.data-customisation',
        'Data validation: posts customisation',
        'P2',
        {
          test: 'every answer given in the wizard is kept: objectives, rhythm, whom posts speak to, voice, smileys, pictures and networks',
        },
      ],
      [
        'ai.product-matching',
        'Product field matching (product feed)',
        'P2',
        {
          test: 'a source that names things its own way is matched, seen before it is kept, and one of its items becomes a post',
        },
      ],
      [
        'ai.subject-search',
        'Subject search',
        'P2',
        {
          test: [
            'what a business speaks of gives subjects near to a wish in words, and asks where nothing is known of it',
            'a subject is looked for by a word, and changed before it is written',
          ],
        },
      ],
      [
        'ai.subject-validation',
        'Subject validation',
        'P2',
        {
          test: 'a month of posts from the site of the baker comes within minutes of registering, without any key',
        },
      ],
      [
        'ai.computing',
        'Planning computing: asynchronous; the first posts appear once subjects are validated',
        'P2',
        {
          test: [
            'a month of posts from the site of the baker comes within minutes of registering, without any key',
            'a month of posts comes of what a business says: subjects with a day each, then posts with words and a picture',
          ],
        },
      ],
      [
        'ai.writing-style',
        'Writing style wizard',
        'P2',
        {
          test: [
            'a month of posts from the site of the baker comes within minutes of registering, without any key',
            'voices differ to the ear: no two say the same, each addresses people in its own way',
          ],
        },
      ],
      [
        'ai.missing-information',
        'Missing information',
        'P2',
        {
          test: [
            'a planning needs an activity description, and says so',
            'a planning needs a linked network, and says so in the words of the catalogue',
          ],
        },
      ],
    ],
  },
  {
    title: 'Add-post wizard',
    rows: [
      [
        'write.idea',
        'Step idea: draft list, idea or inspiration gallery, publication type',
        'P2',
        { issue: 6 },
      ],
      [
        'write.text-brief',
        'Step text brief: networks and pages, format, hook setting, subject form, targeting, objective, tone, keywords',
        'P2',
        { issue: 6 },
      ],
      [
        'write.graphic-brief',
        'Step graphic brief: graphic type, video suggestions, logo and charter settings, requirements, upload',
        'P2',
        { issue: 6 },
      ],
      [
        'write.information',
        'Step information and deadlines: summary, delivery delay, title',
        'P2',
        { issue: 6 },
      ],
      ['write.task-types', 'Task types: complete (visual plus hook), visual, hook', 'P2', { issue: 6 }],
      [
        'write.custom-tabs',
        'Custom task tabs: customized task, from a content, generate via prompt',
        'P2',
        { issue: 6 },
      ],
      [
        'write.create-by-ai',
        'Create by AI',
        'P2',
        { test: 'a post of a sentence tells it; what was typed is still there after a reload' },
      ],
      [
        'write.image-parsing',
        'Image parsing',
        'P2',
        {
          test: 'what a picture shows is proposed by the engine that is chosen, and becomes nothing by itself',
        },
      ],
    ],
  },
]
