import * as z from 'zod'
import type { CallContext } from '../adapter.ts'
import { idText, jsonOf } from '../calling/answer.ts'
import { graph, idIn } from '../meta/graph.ts'
import { adsHost } from './ad-accounts.ts'
import type { BoostJob } from './boost-adapter.ts'

const longestLabel = 80

/** What is made for one boost has one name, which ends with what is its alone. */
const markOf = ({ delivery }: BoostJob): string => `(postelier-${delivery})`
export const nameOf = (job: BoostJob): string =>
  `${job.label.slice(0, longestLabel).trim()} ${markOf(job)}`.trim()

const named = z.object({ data: z.array(z.object({ id: idText, name: z.string().catch('') })) })

/** What was made for this boost already, in the account, a campaign or an ad set; deleted things are not listed. */
export const findMade = async (
  context: CallContext,
  job: BoostJob,
  under: string,
  edge: 'campaigns' | 'adsets' | 'ads',
): Promise<string[]> => {
  const mark = markOf(job)
  const { data } = await graph(context, adsHost(context), {
    path: `/${idIn(under)}/${edge}`,
    token: job.tokens.access,
    query: {
      fields: 'id,name',
      limit: '100',
      filtering: JSON.stringify([{ field: 'name', operator: 'CONTAIN', value: mark }]),
    },
    read: jsonOf(named),
  })
  // To the letter: another's mark may contain ours.
  return data.filter(({ name }) => name.endsWith(mark)).map(({ id }) => id)
}
