// What is read of the sites that are ours to look at: ten made by hand for the reader, and the five of the demo's businesses.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ReadWeb, readSite } from '@postelier/reading'
import { businesses, labelledOn, readLabels, unseen } from '../tests/sites/labels.ts'
import { FileRefusal, readFromFiles } from '../tests/sites/read-from-files.ts'
import type { SiteFacts } from './approved-months.ts'

export const ownSites = [...businesses, ...unseen]
export const demoSites = [
  'maisonverdier.fr',
  'roussel-avocats.fr',
  'garage-bellecour.fr',
  'atelier-nord.fr',
  'studio-lin.fr',
] as const

const wait = async () => undefined

export async function readOwnSite(key: (typeof ownSites)[number]): Promise<SiteFacts> {
  const origin = `https://${key}.example`
  const { facts } = await readSite(`${origin}/`, {
    fetch: readFromFiles(key, origin),
    today: labelledOn,
    wait,
  })
  return { ...readLabels(key), facts }
}

export async function readDemoSite(host: (typeof demoSites)[number]): Promise<SiteFacts> {
  const { facts } = await readSite(`https://${host}/`, { fetch: fromSandbox, today: labelledOn, wait })
  return { name: host, city: 'Lyon', language: 'fr', formality: 'formality', facts }
}

const sandboxSites = new URL('../apps/sandbox/sites/', import.meta.url)
const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  xml: 'application/xml',
  txt: 'text/plain',
}

const fromSandbox: ReadWeb = async (address) => {
  const { hostname, pathname } = new URL(address)
  const path = fileURLToPath(new URL(`${hostname}${pathname}`, sandboxSites))
  const file = existsSync(path) && statSync(path).isDirectory() ? `${path}/index.html` : path
  if (!existsSync(file)) throw new FileRefusal('notFound')
  const type = types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  return { url: address, type, charset: 'utf-8', body: readFileSync(file) }
}
