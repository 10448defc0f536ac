import type { OutsideEngine } from '@postelier/contract'
import { decrypt, encrypt, reseal } from '../../platform/crypto.ts'
import type { Platform } from '../../platform/platform.ts'

type Keys = Pick<Platform, 'secrets'>

const contextOf = (engine: OutsideEngine) => `engine:${engine}`

/** Bound to its engine: moved to another one, it opens nothing. */
export const sealKey = ({ secrets }: Keys, engine: OutsideEngine, key: string): string =>
  encrypt(secrets.encryption, key, contextOf(engine))

export const openKey = ({ secrets }: Keys, engine: OutsideEngine, sealed: string): string =>
  decrypt(secrets.encryption, sealed, contextOf(engine))

/** Nothing where it is sealed with the key of today already. */
export const resealKey = ({ secrets }: Keys, engine: OutsideEngine, sealed: string): string | undefined =>
  reseal(secrets.encryption, sealed, contextOf(engine))
