import PDFDocument from 'pdfkit'
import { fileOfFace } from '../../platform/painting/read-faces.ts'
import { billSheet, type Mended } from './bill-sheet.ts'
import { billWords } from './bill-words.ts'
import { facturX } from './factur-x.ts'
import type { BillRow } from './queries/list-bills.ts'

/** Three faces of the product, whole in the document as far as their letters are used. */
const faces = { text: 'hanken-400', strong: 'hanken-600', title: 'bricolage-700' } as const

const xmlName = 'factur-x.xml'

/**
 * The document of a bill: for reading, and with its data for the buyer's books inside (Factur-X in PDF/A-3). Every date in it
 * is the bill's own, so that one bill is always the same file.
 */
export function drawBill(row: BillRow, mended: Mended | null): Promise<Buffer> {
  const words = billWords[row.language]
  const title = `${row.kind === 'creditNote' ? words.creditNote : words.bill} ${row.number}`
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    // Without one named, the reader's own Helvetica would stand in the document.
    font: faceFile(faces.text),
    bufferPages: true,
    lang: row.language,
    displayTitle: true,
    info: {
      Title: title,
      Producer: 'Postelier',
      Creator: 'Postelier',
      CreationDate: row.issuedAt,
    },
  })
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  for (const [name, face] of Object.entries(faces)) pdf.registerFont(name, faceFile(face))
  billSheet(pdf, row, mended)
  // pdfkit knows the relationship; its types do not.
  const attached = {
    name: xmlName,
    type: 'text/xml',
    description: 'Factur-X',
    relationship: 'Alternative',
    creationDate: row.issuedAt,
    modifiedDate: row.issuedAt,
  }
  pdf.file(Buffer.from(facturX(row, mended), 'utf8'), attached)
  pdf.appendXML(facturXMetadata)
  pdf.end()
  return done
}

function faceFile(face: string): string {
  const file = fileOfFace(face)
  if (file === null) throw new Error(`There is no face ${face}`)
  return file
}

/** What says that the file inside is the bill, and the schema that PDF/A wants for words it does not know. */
const facturXMetadata = `
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>${xmlName}</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${[
      ['DocumentFileName', 'The name of the embedded XML document'],
      ['DocumentType', 'The type of the hybrid document in capital letters'],
      ['Version', 'The version of the standard applying to the embedded XML document'],
      ['ConformanceLevel', 'The conformance level of the embedded XML document'],
    ]
      .map(
        ([name, about]) => `<rdf:li rdf:parseType="Resource">
      <pdfaProperty:name>${name}</pdfaProperty:name>
      <pdfaProperty:valueType>Text</pdfaProperty:valueType>
      <pdfaProperty:category>external</pdfaProperty:category>
      <pdfaProperty:description>${about}</pdfaProperty:description>
    </rdf:li>`,
      )
      .join('')}</rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`
