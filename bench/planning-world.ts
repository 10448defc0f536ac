// Bakeries with something to say, whose subjects are queued to become posts: as their screens would have left them.
import type { Fact, Network } from '@postelier/contract'
import type { Brief } from '@postelier/copy'
import { emptyMemory } from '@postelier/copy'
import type pg from 'pg'

/** Every twentieth has asked for a whole month at once. */
export const subjectsOf = (customer: number): number => (customer % 20 === 0 ? 12 : 1)
const firstPerson = 610_000_000_000
const firstFact = 620_000_000_000
const firstSubject = 630_000_000_000
const firstRun = 640_000_000_000
const firstStep = 650_000_000_000

const said: readonly (readonly [Fact['kind'], string, string])[] = [
  ['product', 'pain de campagne', 'Le pain de campagne repose une nuit entière avant le four.'],
  ['product', 'tourte de seigle', 'La tourte de seigle se garde six jours dans un torchon.'],
  ['method', 'levain dur', 'Le levain dur est nourri chaque soir à la farine de meule.'],
  ['product', 'brioche du samedi', 'La brioche du samedi se réserve la veille au comptoir.'],
  ['person', 'Lucie au comptoir', 'Lucie vous conseille au comptoir depuis le printemps.'],
  ['place', 'boutique de la rue Lakanal', 'La boutique est rue Lakanal, à deux pas du marché.'],
  ['product', 'fougasse aux olives', 'La fougasse aux olives sort du four à onze heures.'],
  ['product', 'pain aux noix', 'Les noix du pain aux noix viennent du verger voisin.'],
  ['service', 'commande par téléphone', 'Une commande passée par téléphone est prête en une heure.'],
  ['product', 'tarte aux pommes', 'La tarte aux pommes est garnie chaque matin à la main.'],
  ['method', 'cuisson sur pierre', 'La cuisson sur pierre donne une croûte épaisse et dorée.'],
  ['product', 'chausson au citron', 'Le chausson au citron ne contient aucun arôme ajouté.'],
]

const factNamed = (place: number): Fact => {
  const [kind, about, says] = said[place % said.length] as (typeof said)[number]
  return {
    id: '',
    kind,
    about,
    says: [says],
    language: 'fr',
    question: '',
    price: null,
    date: null,
    time: null,
    where: '',
    until: null,
    url: '',
    source: { by: 'person' },
  }
}

/** What the bare loop writes from: the same words, the same alternatives, nothing remembered. */
export function briefNumber(index: number): Brief {
  const facts = said.map((_, place) => ({ ...factNamed(place), id: String(place) }))
  const own = facts[index % facts.length] as Fact
  const networks: { network: Network }[] = [{ network: 'x' }]
  return {
    seed: String(index),
    business: { name: `Fournil ${index}`, city: 'Lyon', timeZone: 'Europe/Paris' },
    voice: {
      language: 'fr',
      tone: 'institutional',
      customTone: '',
      formality: 'formality',
      emoji: 'institutional',
      pronoun: 'firstPlural',
      rules: [],
    },
    objective: 'visibility',
    networks,
    isOneForEach: false,
    link: null,
    day: '2030-05-02',
    subject: { name: own.about, description: '' },
    facts: [own, ...facts.filter(({ id, kind }) => id !== own.id && (kind === 'place' || kind === 'method'))],
    memory: emptyMemory,
    alternatives: 3,
    words: { heading1: 26, heading2: 40, description: 44 },
  }
}

/** Customers, what is known of them, their subjects, and runs that are due; answers with how many posts are asked for. */
export async function queueRuns(client: pg.Client, customers: number): Promise<number> {
  const facts = said.map((_, place) => JSON.stringify(factNamed(place)))
  await client.query('begin')
  await client.query(
    `insert into person (id, type, state, email, first_name, last_name, registered_at, role_id, free_subscription_until)
     select $1::bigint + n, 'customer', 'active', 'bench' || n || '@example.org', 'Bench', 'Bench', now(),
            (select id from role where key = 'customer'), '2099-01-01' from generate_series(0, $2::int - 1) n`,
    [firstPerson, customers],
  )
  const ours = `person where id between ${firstPerson} and ${firstPerson + customers - 1}`
  await client.query(
    `insert into society (person_id, name, summary, trade, city)
     select id, 'Fournil ' || id, 'Des pains au levain, cuits chaque nuit.', 'Boulangerie', 'Lyon' from ${ours}`,
  )
  await client.query(`insert into brand (person_id) select id from ${ours}`)
  await client.query(
    `insert into finding (id, account_id, hash, state, kind, language, fact, created_at, changed_at)
     select $1::bigint + (id - $2::bigint) * 100 + place, id, 'bench' || place, 'said', fact::jsonb ->> 'kind', 'fr', fact::jsonb, now(), now()
     from (select id from ${ours}) p, unnest($3::text[]) with ordinality f(fact, place)`,
    [firstFact, firstPerson, facts],
  )
  const rows = Array.from({ length: customers }, (_, customer) =>
    Array.from({ length: subjectsOf(customer) }, (_, place) => ({ customer, place })),
  ).flat()
  const lists = [rows.map(({ customer }) => customer), rows.map(({ place }) => place)]
  const asked = 'unnest($1::bigint[], $2::int[]) as t(customer, place)'
  await client.query(
    `insert into subject (id, public_id, account_id, name, networks, objective, format, theme, facts, origin, status, created_at, changed_at)
     select ${firstSubject} + customer * 100 + place, 'bench-subject-' || customer || '-' || place, ${firstPerson} + customer,
            'Sujet ' || place, '{x}', 'visibility', 'image', 'product',
            array[(${firstFact} + customer * 100 + 1 + place)::text], 'planning', 'planning', now(), now() from ${asked}`,
    lists,
  )
  await client.query(
    `insert into planning_run (id, public_id, account_id, steps, created_at)
     select ${firstRun} + customer, 'bench-run-' || customer, ${firstPerson} + customer, count(*), now() from ${asked} group by customer`,
    lists,
  )
  await client.query(
    `insert into planning_step (id, run_id, account_id, subject_id, place, next_at)
     select ${firstStep} + customer * 100 + place, ${firstRun} + customer, ${firstPerson} + customer,
            ${firstSubject} + customer * 100 + place, place, now() from ${asked}`,
    lists,
  )
  await client.query(
    `insert into credit_hold (account_id, key, credits, free_month, state, opened_at)
     select ${firstPerson} + customer, 'draft:' || (${firstStep} + customer * 100 + place), 0, to_char(now(), 'YYYY-MM'), 'open', now() from ${asked}`,
    lists,
  )
  await client.query('commit')
  await client.query('analyze')
  return rows.length
}

export interface Came {
  readonly posts: number
  readonly missing: number
  readonly twice: number
  /** Set aside and neither kept for a post, nor for exactly one. */
  readonly unevenCharges: number
  readonly tookMs: number
}

/** What came of them, told by the rows. */
export async function whatCame(client: pg.Client, customers: number): Promise<Came> {
  const between = `account_id between ${firstPerson} and ${firstPerson + customers - 1}`
  const { rows } = await client.query<Record<keyof Came, string>>(
    `with made as (select subject_id, count(*) as posts from drafted_words where ${between} group by subject_id)
     select (select coalesce(sum(posts), 0) from made) as posts,
            (select count(*) from subject where ${between} and id not in (select subject_id from made)) as missing,
            (select count(*) from task where ${between}) - (select count(*) from made) as twice,
            (select count(*) from credit_hold where ${between} and state <> 'kept')
              + abs((select count(*) from credit_hold where ${between} and state = 'kept') - (select count(*) from task where ${between}))
              + (select count(*) from credit_entry where ${between}) as "unevenCharges",
            (select extract(epoch from max(ended_at) - min(started_at)) * 1000 from planning_step where ${between}) as "tookMs"`,
  )
  const [row] = rows
  const figure = (name: keyof Came) => Number(row?.[name] ?? Number.NaN)
  return {
    posts: figure('posts'),
    missing: figure('missing'),
    twice: figure('twice'),
    unevenCharges: figure('unevenCharges'),
    tookMs: figure('tookMs'),
  }
}

export async function stepsEnded(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from planning_step where id >= ${firstStep} and ended_at is not null`,
  )
  return Number(rows[0]?.count)
}
