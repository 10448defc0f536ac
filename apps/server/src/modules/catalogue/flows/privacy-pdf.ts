import type { Query } from '../../../access/context.ts'
import type { RawAnswer } from '../../../http/handlers.ts'
import type { Platform } from '../../../platform/platform.ts'
import { legalDocument } from '../queries/read-application.ts'

interface PdfCall {
  readonly query: { readonly lang: 'fr' | 'en' }
  readonly platform: Platform
  read<I, O>(query: Query<I, O>, input: I): Promise<O>
}

/** The last one of each language: it is the same for everybody until somebody changes it. */
const written = new Map<string, { of: string; bytes: Buffer }>()

/** The privacy policy as a PDF, made once for each language and wording. */
export async function privacyPdf({ read, query, platform }: PdfCall): Promise<RawAnswer> {
  const { lang } = query
  const document = await read(legalDocument, { document: 'privacy', lang })
  const of = JSON.stringify(document)
  let known = written.get(lang)
  if (known?.of !== of) {
    const { writePdf } = await import('../write-pdf.ts')
    const bytes = await writePdf({
      title: document.title,
      markdown: document.markdown,
      lang,
      page: (page, pages) => platform.translator.say(lang, 'site:documents.page', { page, pages }),
    })
    known = { of, bytes }
    written.set(lang, known)
  }
  return {
    body: known.bytes,
    type: 'application/pdf',
    headers: {
      'content-disposition': `inline; filename="${platform.translator.say(lang, 'site:documents.file').replace(/[^\w.-]/g, '')}"`,
      'cache-control': 'no-cache',
    },
  }
}
