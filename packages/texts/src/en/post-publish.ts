// Texts of the dialog by which a post goes out, in English.
import type { Same } from '../same.ts'

export const postPublish: Same<typeof import('../fr/post-publish.ts').postPublish> = {
  publish: {
    title: 'Publish this post',
    titleAgain: 'Change the publication',
    when: 'When, and how',
    ways: {
      date: {
        name: 'On a date',
        post_zero: 'Schedule',
        post_one: 'Schedule on {{count}} page',
        post_other: 'Schedule on {{count}} pages',
        story_zero: 'Schedule the story',
        story_one: 'Schedule the story on {{count}} page',
        story_other: 'Schedule the story on {{count}} pages',
      },
      now: {
        name: 'Now',
        post_zero: 'Publish',
        post_one: 'Publish on {{count}} page',
        post_other: 'Publish on {{count}} pages',
        story_zero: 'Publish as a story',
        story_one: 'Publish as a story on {{count}} page',
        story_other: 'Publish as a story on {{count}} pages',
        words: 'Each page is published on its own: if one fails, the others still go out.',
      },
    },
    story: 'As a story',
    storyWords: 'It stays visible for a day. It shows only the visual, without the hook.',
    noStories: 'None of your connected pages takes stories. Facebook and Instagram do.',
    tiktok: {
      agree: 'By publishing on TikTok, you agree to its',
      music: 'music usage confirmation',
      and: 'and its',
      branded: 'branded content policy',
    },
    none: 'No page is connected yet.',
    noStoriesOn: '{{networks}} has no stories: nothing goes there.',
    link: 'Connect a network',
    pages: 'Pages',
    fixFirst: 'Fix what is listed, or untick the page.',
    yourProfile: 'your profile',
    companyPage: 'company page',
    started: 'Sending has started. You can leave this page.',
    startedHeld: 'Noted. The post waits until publishing resumes.',
    held: 'Publishing is stopped: this post goes out when it resumes.',
    heldByPlatform: '{{appName}} is holding all posts back for now: this one goes out afterwards.',
  },
}
