// Any refusal of Meta's by its numbers, for faults on demand: `190/460`, `4/2207051`, `2@200` for an error that comes as 200.
import { type InstagramSubcode, instagramRefusal, instagramSubcodes } from '../instagram/instagram-error.ts'
import { GraphRefusal, tokenRefusal } from './graph-error.ts'

const gists: Record<number, string> = {
  1: 'An unknown error occurred',
  2: 'Service temporarily unavailable',
  3: '(#3) Application does not have the capability to make this API call.',
  4: '(#4) Application request limit reached',
  10: '(#10) Application does not have permission for this action',
  12: '(#12) singular statuses API is deprecated for versions v2.4 and higher',
  17: '(#17) User request limit reached',
  32: '(#32) Page request limit reached',
  102: '(#102) Session key invalid or no longer valid',
  200: '(#200) Permissions error',
  341: '(#341) Feed action request limit reached',
  368: '(#368) The action attempted has been deemed abusive or is otherwise disallowed',
  506: '(#506) Duplicate status message',
  613: '(#613) Calls to this api have exceeded the rate limit.',
  803: '(#803) Some of the aliases you requested do not exist',
  3001: '(#3001) Invalid query',
}

export function namedRefusal(name: string): GraphRefusal | undefined {
  const found = /^(-?\d+)(?:\/(\d+))?(?:@(\d{3}))?$/.exec(name)
  if (!found) return undefined
  const [code, subcode] = [Number(found[1]), found[2] === undefined ? undefined : Number(found[2])]
  const facts = factsOf(code, subcode)
  return new GraphRefusal(found[3] === undefined ? facts : { ...facts, status: Number(found[3]) })
}

function factsOf(code: number, subcode: number | undefined) {
  const known = instagramSubcodes.find((one): one is InstagramSubcode => one === subcode)
  if (known !== undefined) return { ...instagramRefusal(known).facts, code }
  if (code === 190) return tokenRefusal(subcode).facts
  return {
    code,
    message: gists[code] ?? `(#${code}) Invalid parameter`,
    transient: code === 1 || code === 2,
    ...(subcode !== undefined && { subcode }),
  }
}
