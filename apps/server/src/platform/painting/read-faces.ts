import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type FaceName, type Family, faceNames } from '@postelier/scene'

const weightNames: Record<string, string> = {
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'SemiBold',
  700: 'Bold',
  800: 'ExtraBold',
  900: 'Black',
}
/** The package of a family, and its name in the package's files. */
const files: Record<Family, readonly [packageName: string, fileName: string]> = {
  fraunces: ['fraunces', 'Fraunces'],
  hanken: ['hanken-grotesk', 'HankenGrotesk'],
  bricolage: ['bricolage-grotesque', 'BricolageGrotesque'],
  playfair: ['playfair-display', 'PlayfairDisplay'],
  oswald: ['oswald', 'Oswald'],
  caveat: ['caveat', 'Caveat'],
}

const require = createRequire(import.meta.url)

/** Where a face lies on this machine; only names of the platform's own list have a place. */
export function fileOfFace(name: FaceName): string | null {
  if (!faceNames.includes(name)) return null
  const [family, weight = '400', italic] = name.split('-')
  const [packageName, fileName] = files[family as Family]
  const face = `${weight}${weightNames[weight] ?? ''}${italic ? '_Italic' : ''}`
  return require.resolve(`@expo-google-fonts/${packageName}/${face}/${fileName}_${face}.ttf`)
}

export async function readFace(name: FaceName): Promise<ArrayBuffer> {
  const file = fileOfFace(name)
  if (file === null) throw new Error(`There is no face ${name}.`)
  const bytes = await readFile(file)
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer
}
