import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

/** The published schema, profile EN 16931. */
const folder = join(import.meta.dirname, 'factur-x-1.07.3')
const root = 'Factur-X_1.07.3_EN16931.xsd'
const inFolder = (fileName: string) => ({ fileName, contents: readFileSync(join(folder, fileName), 'utf8') })

/** What the schema has against these documents, each with the name it was given; nothing where all are valid. */
export async function againstSchema(
  documents: readonly { readonly name: string; readonly xml: string }[],
): Promise<readonly string[]> {
  const parts = readdirSync(folder).filter((name) => /^Factur-X_1\.07\.3_EN16931_.*\.xsd$/.test(name))
  const { valid, errors, rawOutput } = await validateXML({
    xml: documents.map(({ name, xml }) => ({ fileName: name, contents: xml })),
    schema: inFolder(root),
    preload: parts.map(inFolder),
  })
  if (valid) return []
  return errors.length === 0 ? [rawOutput] : errors.map(({ rawMessage }) => rawMessage)
}
