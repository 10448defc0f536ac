// Draws the pictures of the demo sites again: `node apps/sandbox/sites/make/draw.mjs [host] [picture]`.
import { fileURLToPath } from 'node:url'
import { photograph } from './scene.mjs'

const hosts = [
  'maisonverdier.fr',
  'roussel-avocats.fr',
  'garage-bellecour.fr',
  'atelier-nord.fr',
  'studio-lin.fr',
]
const [wantedHost, wantedPicture] = process.argv.slice(2)

for (const host of hosts.filter((one) => !wantedHost || one === wantedHost)) {
  const file = new URL(`./${host.replace('.fr', '')}.mjs`, import.meta.url)
  const [{ light, pictures }] = Object.values(await import(file.href))
  for (const [index, [name, draw]] of Object.entries(pictures).entries()) {
    if (wantedPicture && name !== wantedPicture) continue
    const place = fileURLToPath(new URL(`../${host}/photos/${name}.jpg`, import.meta.url))
    const { bytes, quality } = await photograph(place, index + 1, draw, light)
    process.stdout.write(`${host} ${name}: ${Math.round(bytes / 1000)} kB, quality ${quality}\n`)
  }
}
