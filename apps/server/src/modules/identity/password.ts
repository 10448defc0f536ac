import { type Algorithm, hash, verify } from '@node-rs/argon2'
import type { Options } from '@zxcvbn-ts/core'
import { Counter } from 'prom-client'
import { AppError } from '../../platform/errors.ts'

const cost = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const

/** A hash of nothing anybody knows: verified when there is no account, so that both cases do the same work. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$YDtqO9rwoBJfd2BF6e7NPg$CZcFUqduFZogUqObTWWGrXeLFY3gLiToqK6UIiub6E8'

/** Counted so that a test, and whoever reads the figures, sees that no path skips the work. */
export const passwordWork = new Counter({
  name: 'postelier_password_work_total',
  help: 'Argon2id computations',
  labelNames: ['kind'],
})

export async function hashPassword(password: string): Promise<string> {
  passwordWork.inc({ kind: 'hash' })
  return hash(password.normalize('NFKC'), cost)
}

/** Always one computation, whether or not there is a hash to compare with. */
export async function passwordMatches(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  passwordWork.inc({ kind: 'verify' })
  const matches = await verify(storedHash ?? nobodysHash, password.normalize('NFKC'))
  return matches && storedHash !== null && storedHash !== undefined
}

/** Refuses what an estimator calls guessable (under 3 of 4), or what holds the person's own name or address. */
export async function refuseWeakPassword(
  password: string,
  about: { email: string; firstName: string; lastName: string },
): Promise<void> {
  const folded = fold(password)
  const personal = [about.email, about.email.split('@')[0] ?? '', about.firstName, about.lastName]
    .map(fold)
    .filter((word) => word.length >= 3)
  if (personal.some((word) => folded.includes(word)))
    throw new AppError('passwordWeak', { fields: { password: { key: 'passwordPersonal' } } })
  const estimate = await estimator()
  // The estimator's time grows steeply with length; what is strong in its first forty characters is strong.
  if (estimate(password.slice(0, 40), personal) < 3)
    throw new AppError('passwordWeak', { fields: { password: { key: 'passwordWeak' } } })
}

const fold = (words: string) =>
  words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, '')

let loading: Promise<(password: string, personal: string[]) => number> | undefined

/** The word lists are some megabytes: read when the first password is chosen, not when the server starts. */
function estimator() {
  loading ??= (async () => {
    const [{ ZxcvbnFactory }, common, french, english] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
      import('@zxcvbn-ts/language-fr'),
      import('@zxcvbn-ts/language-en'),
    ])
    const options = {
      dictionary: { ...common.dictionary, ...french.dictionary, ...english.dictionary },
      graphs: common.adjacencyGraphs,
    } as unknown as Partial<Options>
    const factory = new ZxcvbnFactory(options as never)
    return (password: string, personal: string[]) => factory.check(password, personal).score
  })()
  return loading
}
