// Tables of planning: settings, readings of sites, facts, topics, audiences, subjects, and runs that draft their posts.
import type {
  EngineChoice,
  Fact,
  FactKind,
  FactState,
  MarketingObjective,
  Network,
  PictureMissing,
  ReadingFailure,
  RuleEvidence,
  SiteProfile,
  StepFailure,
  SubjectFormat,
  SubjectInvitationView,
  SubjectOrigin,
  SubjectStatus,
  Thematic,
  WordsMissing,
  WritingRule,
} from '@postelier/contract'
import type { Hook } from '@postelier/copy'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { person } from '../../access/person.tables.ts'
import { digits, instant } from '../../platform/database/columns.ts'
import { contentSource } from '../brand/brand.tables.ts'
import { storedFile } from '../media/media.tables.ts'
import { task } from '../tasks/task.tables.ts'
import { template } from '../visuals/visuals.tables.ts'

const account = () =>
  digits('account_id')
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' })

/** How often and when posts are drafted for a business, and how they are to look. */
export const planningSettings = pgTable('planning_settings', {
  accountId: account().primaryKey(),
  postsPerWeek: smallint('posts_per_week').notNull(),
  /** ISO weekdays, Monday is 1. */
  weekdays: smallint('weekdays').array().notNull(),
  /** Hours in the business's local time, as `09:00`. */
  times: text('times').array().notNull(),
  objectives: text('objectives').array().$type<MarketingObjective[]>().notNull(),
  isOneForEach: boolean('is_one_for_each').notNull().default(false),
  /** Whether what the plan has may happen by itself: subjects proposed each week, accepted ones drafted. */
  proposesItself: boolean('proposes_itself').notNull().default(true),
  draftsItself: boolean('drafts_itself').notNull().default(true),
  version: integer('version').notNull().default(1),
})

/** A business's site on its way to facts: one row for each time somebody asked. */
export const siteReading = pgTable(
  'site_reading',
  {
    id: digits('id').primaryKey(),
    publicId: text('public_id').notNull(),
    accountId: account(),
    url: text('url').notNull(),
    /** Whether what other sites say goes, once this one is read. */
    replaces: boolean('replaces').notNull().default(false),
    /** Where it is, and how many pages were read of those that will be. */
    at: text('at').notNull().default(''),
    read: integer('read').notNull().default(0),
    planned: integer('planned').notNull().default(0),
    failure: text('failure').$type<ReadingFailure>(),
    /** What was found beside the facts; null until it is over. */
    profile: jsonb('profile').$type<SiteProfile>(),
    facts: integer('facts').notNull().default(0),
    tries: smallint('tries').notNull().default(0),
    holder: text('holder'),
    heldUntil: instant('held_until'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('site_reading_public_id_key').on(table.publicId),
    index('site_reading_account_idx').on(table.accountId, table.createdAt),
    index('site_reading_ended_idx').on(table.endedAt, table.id).where(sql`ended_at is not null`),
    index('site_reading_open_idx').on(table.createdAt).where(sql`ended_at is null`),
    /** A business's site is read once at a time. */
    uniqueIndex('site_reading_open_key').on(table.accountId).where(sql`ended_at is null`),
  ],
)

/** How far a business is on the way to its first posts: one row, which two open pages share. */
export const planningStart = pgTable('planning_start', {
  accountId: account().primaryKey(),
  /** Somebody said yes to what was found. */
  agreedAt: instant('agreed_at'),
  /** What the first posts are about, by what these are called outside: another one takes the place of what is thrown away. */
  subjectIds: text('subject_ids').array().notNull().default(sql`'{}'`),
})

/** One thing that is known of a business, with who says so. Dropped ones stay: what is read again must not bring them back. */
export const knownFact = pgTable(
  'finding',
  {
    id: digits('id').primaryKey(),
    accountId: account(),
    /** The same thing read again is the same: by what it says. */
    hash: text('hash').notNull(),
    state: text('state').$type<FactState>().notNull(),
    kind: text('kind').$type<FactKind>().notNull(),
    language: text('language').notNull(),
    fact: jsonb('fact').$type<Fact>().notNull(),
    /** The source that keeps it up to date, and its item there; none where a page or a person says it. */
    sourceId: digits('source_id').references(() => contentSource.id, { onDelete: 'set null' }),
    sourceKey: text('source_key'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('finding_key').on(table.accountId, table.hash),
    index('finding_account_idx').on(table.accountId, table.kind, table.id),
    index('finding_source_idx').on(table.sourceId),
  ],
)

/** What a business speaks of on a network, or on all. */
export const aiThematic = pgTable(
  'ai_thematic',
  {
    id: digits('id').primaryKey(),
    accountId: account(),
    network: text('network').$type<Network>(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    kinds: text('kinds').array().$type<FactKind[]>().notNull().default(sql`'{}'`),
    position: integer('position').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('ai_thematic_account_idx').on(table.accountId, table.position)],
)

/** Whom a business speaks to on a network, or on all. */
export const aiAudience = pgTable(
  'ai_audience',
  {
    id: digits('id').primaryKey(),
    accountId: account(),
    network: text('network').$type<Network>(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('ai_audience_account_idx').on(table.accountId, table.id)],
)

/** What a post could be about, before there is one. */
export const subject = pgTable(
  'subject',
  {
    id: digits('id').primaryKey(),
    publicId: text('public_id').notNull(),
    accountId: account(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    thematicId: digits('thematic_id').references(() => aiThematic.id, { onDelete: 'set null' }),
    audienceId: digits('audience_id').references(() => aiAudience.id, { onDelete: 'set null' }),
    networks: text('networks').array().$type<Network[]>().notNull(),
    objective: text('objective').$type<MarketingObjective>().notNull(),
    format: text('format').$type<SubjectFormat>().notNull(),
    theme: text('theme').$type<Thematic>().notNull(),
    /** One of the editorial tones; null where each network's own is taken. */
    tone: text('tone'),
    templateId: digits('template_id').references(() => template.id, { onDelete: 'set null' }),
    /** Facts it is about, the first being the one it is named after. */
    facts: text('facts').array().notNull().default(sql`'{}'`),
    /** What it alone is about: the page, item, day or wish it was made from. No other subject is written from these. */
    ownFacts: jsonb('own_facts').$type<readonly Fact[]>().notNull().default([]),
    /** Whether its picture is to bear the business's logo; null leaves that to the template. */
    showsLogo: boolean('shows_logo'),
    /** The picture it is about: its post shows this one. */
    pictureId: text('picture_id').references(() => storedFile.id, { onDelete: 'set null' }),
    publishAt: instant('publish_at'),
    publishLocal: text('publish_local'),
    publishZone: text('publish_zone'),
    origin: text('origin').$type<SubjectOrigin>().notNull(),
    /** Whose ideas it counts among, by the local time of its business; empty for what a person asked for. */
    ideasMonth: text('ideas_month').notNull().default(''),
    /** Who thought of it: an engine, or the platform's own way; nobody says of what a person asked for. */
    proposedBy: text('proposed_by').$type<EngineChoice>(),
    status: text('status').$type<SubjectStatus>().notNull(),
    taskId: digits('task_id').references(() => task.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('subject_public_id_key').on(table.publicId),
    index('subject_account_idx').on(table.accountId, table.status, table.publishAt, table.id),
    /** What a robot may take up, looked through every few minutes. */
    index('subject_accepted_idx').on(table.accountId, table.publishAt).where(sql`status = 'accepted'`),
    index('subject_task_idx').on(table.taskId),
    index('subject_thematic_idx').on(table.thematicId),
    index('subject_audience_idx').on(table.audienceId),
    index('subject_template_idx').on(table.templateId),
    index('subject_picture_idx').on(table.pictureId),
  ],
)

/** Somebody is asked by mail to say yes or no to some subjects; the link stands for them, for these subjects and nothing else. */
export const subjectInvitation = pgTable(
  'subject_invitation',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: account(),
    sentTo: digits('sent_to')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    sentBy: digits('sent_by').references(() => person.id, { onDelete: 'set null' }),
    /** By what they are called outside, in the order they were sent. */
    subjectIds: text('subject_ids').array().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Answered once; the page stays to be read until it expires, as it was then. */
    answeredAt: instant('answered_at'),
    answered: jsonb('answered').$type<SubjectInvitationView['subjects']>(),
  },
  (table) => [
    index('subject_invitation_account_idx').on(table.accountId, table.createdAt),
    index('subject_invitation_sent_to_idx').on(table.sentTo),
    index('subject_invitation_sent_by_idx').on(table.sentBy),
    index('subject_invitation_expires_idx').on(table.expiresAt),
  ],
)

/** Subjects that somebody asked to be made into posts, together. */
export const planningRun = pgTable(
  'planning_run',
  {
    id: digits('id').primaryKey(),
    publicId: text('public_id').notNull(),
    accountId: account(),
    askedBy: digits('asked_by').references(() => person.id, { onDelete: 'set null' }),
    steps: integer('steps').notNull(),
    /** One post of one thing that somebody brought: whoever asked follows it where they asked. */
    isAlone: boolean('is_alone').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('planning_run_public_id_key').on(table.publicId),
    index('planning_run_account_idx').on(table.accountId, table.createdAt),
    index('planning_run_asked_by_idx').on(table.askedBy),
    index('planning_run_ended_idx').on(table.endedAt, table.id).where(sql`ended_at is not null`),
  ],
)

/**
 * One subject on its way to a post. What it costs is set aside under its id; its last write makes the post, keeps what was
 * set aside and ends it in one transaction, so that a broken machine leaves it undone or done.
 */
export const planningStep = pgTable(
  'planning_step',
  {
    id: digits('id').primaryKey(),
    runId: digits('run_id')
      .notNull()
      .references(() => planningRun.id, { onDelete: 'cascade' }),
    accountId: account(),
    subjectId: digits('subject_id')
      .notNull()
      .references(() => subject.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    tries: smallint('tries').notNull().default(0),
    /** When it is to be taken up; null once it is over. */
    nextAt: instant('next_at'),
    holder: text('holder'),
    heldUntil: instant('held_until'),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    failure: text('failure').$type<StepFailure>(),
    /** A question to the business, where too little is known. */
    question: text('question').notNull().default(''),
  },
  (table) => [
    index('planning_step_due_idx').on(table.place, table.nextAt, table.id).where(sql`ended_at is null`),
    index('planning_step_open_idx').on(table.accountId).where(sql`ended_at is null`),
    index('planning_step_run_idx').on(table.runId, table.place),
    /** A subject is made into a post once at a time. */
    uniqueIndex('planning_step_subject_key').on(table.subjectId).where(sql`ended_at is null`),
    index('planning_step_subject_idx').on(table.subjectId),
  ],
)

/**
 * What a business wants of every text, as it confirmed it. A rule that holds no more keeps its row, so that each draft can say
 * by which rules it was written: those that were decided up to its number and not ended by then.
 */
export const writingRuleTable = pgTable(
  'writing_rule',
  {
    id: digits('id').primaryKey(),
    accountId: account(),
    /** The same rule is the same, whoever learned it. */
    hash: text('hash').notNull(),
    rule: jsonb('rule').$type<WritingRule>().notNull(),
    /** Declined ones are not proposed again. */
    state: text('state').$type<'active' | 'declined' | 'ended'>().notNull(),
    /** Corrections it was learned from, as they stood; none where somebody said it outright. */
    shownBy: jsonb('shown_by').$type<readonly RuleEvidence[]>().notNull().default([]),
    /** The how-manieth decision of the business it was, and the one that ended it. */
    since: integer('since').notNull(),
    until: integer('until'),
    decidedBy: digits('decided_by').references(() => person.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [
    uniqueIndex('writing_rule_key').on(table.accountId, table.hash).where(sql`state <> 'ended'`),
    index('writing_rule_account_idx').on(table.accountId, table.since),
    index('writing_rule_until_idx').on(table.accountId, table.until),
    index('writing_rule_decided_by_idx').on(table.decidedBy),
  ],
)

/** What stands behind the words of a drafted post: which facts each sentence rests on, and what else could be chosen. */
export const draftedWords = pgTable(
  'drafted_words',
  {
    taskId: digits('task_id')
      .primaryKey()
      .references(() => task.id, { onDelete: 'cascade' }),
    accountId: account(),
    subjectId: digits('subject_id').references(() => subject.id, { onDelete: 'set null' }),
    engine: text('engine').notNull(),
    common: jsonb('common').$type<readonly Hook[]>().notNull(),
    own: jsonb('own').$type<Readonly<Partial<Record<Network, readonly Hook[]>>>>().notNull(),
    facts: text('facts').array().notNull().default(sql`'{}'`),
    /** The rules it was written by: decisions up to this one. */
    rules: integer('rules').notNull().default(0),
    templateId: digits('template_id').references(() => template.id, { onDelete: 'set null' }),
    /** Why the picture a model was to draw did not come. */
    pictureMissing: text('picture_missing').$type<PictureMissing>(),
    wordsMissing: text('words_missing').$type<WordsMissing>(),
    /** What its picture was given to say: whoever drafted it wrote these words, and nobody else. */
    shown: text('shown').array().notNull().default(sql`'{}'`),
    at: instant('at').notNull(),
  },
  (table) => [
    index('drafted_words_account_idx').on(table.accountId, table.at),
    index('drafted_words_subject_idx').on(table.subjectId),
    index('drafted_words_template_idx').on(table.templateId),
  ],
)
