import type { Platform } from '../../../platform/platform.ts'
import { readPictures } from '../../media/index.ts'
import type { Answers } from '../asked-words.ts'
import { draftedDesign } from '../commands/post-visual.ts'
import { ownBrand } from '../queries/look-from.ts'

interface PaintDraftedInput {
  readonly accountId: number
  readonly templateId: number
  readonly language: string
  readonly answers: Answers
  /** By index, in place of the business's own. */
  readonly colors?: Readonly<Partial<Record<string, string>>> | undefined
  readonly width: number
}

/** The first page of a post that is only thought of; nothing is kept. */
export async function paintDrafted(platform: Platform, input: PaintDraftedInput): Promise<Uint8Array> {
  const { accountId, templateId, language, answers, colors, width } = input
  const design = await draftedDesign(platform.db, {
    accountId,
    templateId,
    language,
    answers,
    format: '1:1',
    isCarousel: false,
  })
  const painted = await platform.painter.paint({
    design,
    page: 0,
    brand: await ownBrand(platform.db, accountId, colors),
    language: language === 'en' ? 'en' : 'fr',
    readAsset: async (asset) => (await readPictures(platform, [asset], accountId)).get(asset) ?? null,
    output: { format: 'jpeg', width },
    owner: String(accountId),
  })
  return painted.bytes
}
