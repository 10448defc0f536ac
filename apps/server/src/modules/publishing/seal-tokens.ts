import type { Tokens } from '@postelier/networks/adapters'
import { decrypt, encrypt, reseal } from '../../platform/crypto.ts'
import type { Platform } from '../../platform/platform.ts'

type Keys = Pick<Platform, 'secrets'>

/** A secret is bound to its row: moved to another one, it opens nothing. */
export const sealTokens = ({ secrets }: Keys, rowId: number, tokens: Tokens): string =>
  encrypt(secrets.encryption, JSON.stringify(tokens), `network:${rowId}`)

export const openSealed = ({ secrets }: Keys, rowId: number, sealed: string): Tokens =>
  JSON.parse(decrypt(secrets.encryption, sealed, `network:${rowId}`)) as Tokens

/** Nothing where it is sealed with the key of today already. */
export const resealTokens = ({ secrets }: Keys, rowId: number, sealed: string): string | undefined =>
  reseal(secrets.encryption, sealed, `network:${rowId}`)
