// Texts of what networks want set of a post, in English.
import type { Same } from '../same.ts'

export const postOptions: Same<typeof import('../fr/post-options.ts').postOptions> = {
  settings: {
    title: 'Settings per network',
    choose: 'To be chosen',
    summary: '{{network}}: {{settings}}',
    facebook: {},
    bluesky: {},
    instagram: {
      shareToFeed: { name: 'Show the video in the grid, too', short: 'in the grid' },
    },
    linkedin: {
      visibility: {
        name: 'Who sees this post',
        help: 'For a profile. Everybody sees the posts of a page.',
        choices: { public: 'Everybody', connections: 'Your connections' },
      },
    },
    x: {
      replies: {
        name: 'Who can reply',
        choices: {
          everyone: 'Everybody',
          following: 'Accounts you follow',
          mentioned: 'Accounts mentioned',
        },
      },
    },
    tiktok: {
      privacy: {
        name: 'Who can see this post',
        help: 'TikTok asks for this with each post. Nothing is chosen for you.',
        choices: { private: 'Only you', friends: 'Your friends', public: 'Everybody' },
      },
      comments: { name: 'Allow comments', short: 'comments' },
      duet: { name: 'Allow duets', short: 'duets' },
      stitch: { name: 'Allow stitches', short: 'stitches' },
      disclosure: {
        name: 'Commercial content',
        help: 'Say so if the post promotes a brand, yours or a partner’s.',
        choices: { none: 'Nothing to declare', ownBrand: 'Your brand', paidPartnership: 'Paid partnership' },
      },
      madeWithAi: { name: 'Made with AI', short: 'made with AI' },
    },
  },
}
