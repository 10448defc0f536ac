import { network, outsideEngine } from '@postelier/contract'
import { z } from 'zod'

/** One environment variable: what it takes, what it defaults to, and a sentence for `docs/operations.md`. */
interface Setting<T extends z.ZodType> {
  readonly schema: T
  readonly fallback?: string
  readonly about: string
  readonly secret?: true
}
const setting = <T extends z.ZodType>(
  schema: T,
  about: string,
  rest: { fallback?: string; secret?: true } = {},
): Setting<T> => ({
  schema,
  about,
  ...rest,
})

const address = z.url({ protocol: /^https?$/ })
const port = z.coerce.number().int().min(0).max(65_535)
const count = z.coerce.number().int().min(1)
const key = z
  .string()
  .refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64')

const json = z
  .string()
  .default('{}')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue('must be JSON')
      return z.NEVER
    }
  })
const dollars = z.number().min(0).optional()

/** Every setting the program reads, in the order the documentation shows them. */
export const settings = {
  MODE: setting(
    z.enum(['demo', 'production']),
    'demo: sample world, sandbox services, loopback only. production: none of these, real secrets required.',
    { fallback: 'demo' },
  ),
  ROLE: setting(
    z.enum(['all', 'api', 'worker']),
    'What this process does: answer requests (api), work off jobs (worker), or both.',
    { fallback: 'all' },
  ),
  PORT: setting(port, 'Port of the application.', { fallback: '4000' }),
  HOST: setting(z.string().min(1), 'Address to listen on; demo mode accepts loopback only.', {
    fallback: '127.0.0.1',
  }),
  PUBLIC_URL: setting(
    z.url({ protocol: /^https?$/ }).optional(),
    'Address people use, without a trailing slash. Default: http://HOST:PORT. Mails link to it.',
  ),
  TRUSTED_PROXIES: setting(
    z.string().optional(),
    'Addresses or ranges of reverse proxies whose X-Forwarded-* headers are believed, separated by commas.',
  ),
  DATA_DIR: setting(z.string().min(1), 'Folder of the embedded database, files and generated secrets.', {
    fallback: './data',
  }),
  DATABASE_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'A PostgreSQL server (15 or newer). Default: the embedded database in DATA_DIR.',
    { secret: true },
  ),
  DATABASE_POOL: setting(
    count.max(200),
    'Connections per process to a PostgreSQL server; as many again for what people read.',
    {
      fallback: '10',
    },
  ),
  DATABASE_STATEMENTS: setting(
    z.enum(['named', 'unnamed']),
    'named: statements are planned once for each connection. unnamed: for a pooler that hands connections on between transactions and knows no named statements.',
    { fallback: 'named' },
  ),
  DATABASE_DIRECT_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'The same PostgreSQL server without its pooler: for migrations, jobs and live events, whose connections last. Default: DATABASE_URL.',
    { secret: true },
  ),
  SECRET_KEY: setting(
    key.optional(),
    'Signs sessions, anti-forgery tokens and links. Made on first start in demo mode, required in production.',
    { secret: true },
  ),
  ENCRYPTION_KEY: setting(
    key.optional(),
    'Encrypts second factors and network tokens at rest. Made on first start in demo mode, required in production.',
    { secret: true },
  ),
  ENCRYPTION_KEY_BEFORE: setting(
    key.optional(),
    'The key before, while `npm run rotate-key` seals everything with the new one; gone afterwards.',
    { secret: true },
  ),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/ }).optional(),
    'Outgoing mail, smtp://user:password@host:port. Demo mode delivers to the mailbox page.',
    { secret: true },
  ),
  MAIL_FROM: setting(z.email(), 'Sender of the platform’s mails.', {
    fallback: 'postelier@localhost.localdomain',
  }),
  READ_LOOPBACK: setting(
    z.stringbool(),
    'Lets sites of this machine be read as a business’s own, for tests; refused in production.',
    { fallback: 'false' },
  ),
  SANDBOX_URL: setting(
    z.url().optional(),
    'Address of the demo services (mailbox page); set by `npm start`, refused in production.',
  ),
  S3_BUCKET: setting(z.string().optional(), 'Bucket for files. Default: the folder DATA_DIR/files.'),
  S3_ENDPOINT: setting(z.url().optional(), 'Address of an S3-compatible service other than AWS.'),
  S3_REGION: setting(z.string(), 'Region of the bucket.', { fallback: 'eu-west-3' }),
  S3_ACCESS_KEY_ID: setting(z.string().optional(), 'Access key of the bucket.', { secret: true }),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional(), 'Secret of the access key.', { secret: true }),
  STRIPE_SECRET_KEY: setting(
    z.string().optional(),
    'Secret key of the Stripe account that takes payments. Without one nothing is sold; demo mode has a provider of its own.',
    { secret: true },
  ),
  STRIPE_PUBLIC_KEY: setting(
    z.string().optional(),
    'Publishable key of the same account, for its form in the browser.',
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    z.string().optional(),
    'Signs what Stripe sends to PUBLIC_URL/api/payments/events/stripe: events payment_intent.*, charge.refunded and charge.dispute.*.',
    { secret: true },
  ),
  VIES_URL: setting(address, 'Address of the European register of VAT numbers, or of a stand-in.', {
    fallback: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
  }),
  BILL_PLATFORM_URL: setting(
    address.optional(),
    'Flow service (XP Z12-013) of the approved platform that takes bills to businesses. Used from the date in the settings of the site.',
  ),
  BILL_PLATFORM_KEY: setting(z.string().optional(), 'Key of the same platform.', { secret: true }),
  STRIPE_URL: setting(address, 'Address of Stripe’s interface, or of a stand-in.', {
    fallback: 'https://api.stripe.com',
  }),
  PEXELS_KEY: setting(
    z.string().optional(),
    'Key of the Pexels API. With it pictures are searched there, and browsers load their thumbnails from Pexels.',
    { secret: true },
  ),
  PEXELS_URL: setting(address, 'Address of the Pexels API, or of a stand-in.', {
    fallback: 'https://api.pexels.com',
  }),
  UNSPLASH_KEY: setting(z.string().optional(), 'Access key of the Unsplash API; otherwise as PEXELS_KEY.', {
    secret: true,
  }),
  UNSPLASH_URL: setting(address, 'Address of the Unsplash API, or of a stand-in.', {
    fallback: 'https://api.unsplash.com',
  }),
  PIXABAY_KEY: setting(z.string().optional(), 'Key of the Pixabay API; otherwise as PEXELS_KEY.', {
    secret: true,
  }),
  PIXABAY_URL: setting(address, 'Address of the Pixabay API, or of a stand-in.', {
    fallback: 'https://pixabay.com',
  }),
  NETWORKS: setting(
    json.pipe(z.partialRecord(network, z.record(z.string(), z.string()))),
    'The platform’s apps on the social networks, as JSON: {"x": {"clientId": "…", "clientSecret": "…"}}. What else each takes (addresses, API version, LinkedIn’s product, scopes) is listed in its `configuration.ts`. In demo mode the stand-ins serve those without one.',
    { secret: true },
  ),
  ENGINES: setting(
    json.pipe(
      z.partialRecord(
        outsideEngine,
        z.strictObject({
          address: address.optional(),
          model: z.string().min(1).optional(),
          pictureModel: z.string().min(1).optional(),
          input: dollars,
          output: dollars,
          picture: dollars,
        }),
      ),
    ),
    'Models, addresses and prices of the AI engines where they differ from the shipped ones, as JSON: {"claude": {"model": "…", "input": 2, "output": 10}, "gpt-5": {"pictureModel": "…", "picture": 0.07}}. Prices are US dollars for a million tokens each way and for a picture. Keys, and the address and models of a compatible service, are set on screen.',
  ),
  ENGINES_PRIVATE: setting(
    z.enum(['yes', 'no']),
    'Whether the address of a compatible engine may lead into this machine or a private network, for a model of one’s own. Always in demo mode.',
    { fallback: 'no' },
  ),
  PAINTERS: setting(
    count.max(64).optional(),
    'Processes that paint pictures beside each other, started when the first one is asked for. Default: one less than the processor has cores, two at most.',
  ),
  METRICS_PORT: setting(port.optional(), 'Port of the Prometheus figures, on HOST; none when unset.'),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'Least level of the structured log on standard output.',
    { fallback: 'info' },
  ),
  RATE_LIMIT_FACTOR: setting(
    count.max(1_000_000),
    'Multiplies every rate limit; more than 1 only behind a proxy that limits, or for load tests.',
    { fallback: '1' },
  ),
  SHUTDOWN_SECONDS: setting(count.max(600), 'Time that requests and jobs get to finish at shutdown.', {
    fallback: '25',
  }),
} as const

export type SettingName = keyof typeof settings
export type SettingValues = { readonly [K in SettingName]: z.output<(typeof settings)[K]['schema']> }
