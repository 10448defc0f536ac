import { writeJpegXmp } from './jpeg-xmp.ts'
import { writePngXmp } from './png-xmp.ts'
import { sniffPicture } from './sniff-picture.ts'
import { writeWebpXmp } from './webp-xmp.ts'

/** What the IPTC's list of digital sources calls a picture that a trained model made. */
export const generatedSource = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

const packet = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
   <Iptc4xmpExt:DigitalSourceType>${generatedSource}</Iptc4xmpExt:DigitalSourceType>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`

const writers = { 'image/png': writePngXmp, 'image/jpeg': writeJpegXmp, 'image/webp': writeWebpXmp } as const

/**
 * The same picture, which says of itself that a model made it. Encoding it anew loses that: it is marked last. A picture
 * that is marked already stays as it is; one of another form is not ours to mark.
 */
export function markAsGenerated(bytes: Uint8Array): Uint8Array {
  const mime = sniffPicture(bytes)
  if (!mime) throw new Error('Only PNG, JPEG and WebP pictures can be marked')
  return isMarkedAsGenerated(bytes) ? bytes : writers[mime](bytes, new TextEncoder().encode(packet))
}

/** XMP stands in clear in all three forms, so that it can be found without knowing them. */
export const isMarkedAsGenerated = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes).includes(generatedSource)
