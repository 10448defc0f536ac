/** What a good reader would say of a post, in figures. They only rank: what may not be said at all is never a candidate. */
export const weights = {
  /** A sentence of the source is what a post is for. */
  source: 1,
  noSource: -1.5,
  /** What the source says next, it says of the same thing: a second sentence beats any line of ours, */
  secondSentence: 2.4,
  /** a third still says more. */
  thirdSentence: 1.2,
  /** A second idea costs; on a day of everybody's calendar what the business says is what makes the post its own. */
  secondIdea: -1,
  ownWordOfDay: 2,
  /** What the calendar says of a day, everybody's calendar says. */
  calendarLine: -1.2,
  /** Things that the subject names, told of side by side. */
  sideBySide: 6,
  /** Without its name nobody knows what is told of; with its name set before it, the sentence stands. */
  nameless: -3,
  /** A name set before a sentence that says it anyway. */
  needlessName: -4,
  /** A closing question, where answers are wanted; one that was not wanted only fills. */
  wantedQuestion: 1.3,
  unwantedClose: -0.5,
  /** Who is to come gets an address; failing that, a price or a call. */
  wantedLink: 3,
  wantedCall: 1.2,
  /** Who reads of a thing that has a price wants to know it. */
  toldPrice: 1,
  /** What a source says first, it holds for the main thing: each line that is passed over. */
  passedOver: -1.3,
  /** Too long a first line is no opening. */
  longLead: -1,
  longLeadFrom: 230,
  /** Who tells a day tells the hour. */
  hour: 1.5,
  /** Nothing is named twice in a breath: by what opens, by what is set above, by two lines of ours. */
  echoedOpening: -2.5,
  echoedLabel: -2,
  echoedDate: -2,
  echoedPrice: -4,
  namedTwice: -3,
  /** Who speaks and where, set before what is said: another way in, and never the first. */
  signed: -1.5,
  /** A question is what its answer is looked for by. */
  unasked: -3,
  /** A thing first: a line of ours that states nothing is salt, less so where it is of the thing's own kind. */
  opener: -2,
  emptyClose: -1.2,
  commonLine: -0.7,
  /** One that only this voice says is how it is heard: once in a post, and not in each. */
  voiced: 0.9,
  voicedAgain: -3,
  voicedShare: 0.6,
  /** Longer than this nobody reads on; shorter, it is hardly a post. */
  long: -2,
  longFrom: 560,
  thin: -2.8,
  thinBelow: 95,
  /** One sentence is a line of a price list, not a post. */
  single: -1.4,
  /** What is known beside a thin fact: the nearer, the more it belongs to it. */
  beside: { thing: 1.4, page: 0.6, kind: 0.2, way: 0.6 },
  /** Of two sentences the one that speaks as the voice does. */
  otherSender: -0.9,
  /** I and we in one post are two people. */
  mixedSender: -5,
  /** A line that takes up another stands behind it: it gains there, and leaves a hole where the other is left out. */
  followsOn: 0.6,
  namedBefore: 0.3,
  leftSentence: -1.6,
  leftName: -0.5,
  leansOnNothing: -3.5,
  /** A build that was used before looks worn, and after some uses no more worn than that. */
  usedBuild: -0.25,
  mostUses: 4,
  usedFrame: -2.5,
  /** On one network a post may begin as on another, and had better not say the very same; a line said there is not spent twice. */
  sharedForm: 0.6,
  sameOpening: -0.5,
  sameSaid: -1,
  /** Where little is read, saying less of it is saying it otherwise. */
  sameSaidShort: -1.8,
  /** What is worse than this is not offered. */
  least: -5,
  /** Of what is equally good, any. */
  chance: 1.2,
  /** A list of three, and one of things that have nothing but a price: it says more than three posts. */
  list: 0.2,
  bareList: 6,
  /** Lines with nothing before them begin with a dash, which is no beginning. */
  headlessList: -4,
} as const
