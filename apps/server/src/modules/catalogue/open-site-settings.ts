import { setTimeout as wait } from 'node:timers/promises'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { readApplication, readOverrides } from './application.store.ts'
import type { LegalIdentity } from './application.ts'
import { installSectors } from './commands/install-sectors.ts'

/** What the page around the web app says before any script runs. */
export interface PageWords {
  readonly name: string
  readonly description: string
  readonly icon: string | undefined
}

export interface SiteSettings {
  pageWords(language: 'fr' | 'en'): PageWords
  close(): void
}

/** Who writes, as the law wants it under a mail: what the platform has said of itself and no more. */
export function legalLine({ name, legalForm, address, zipCode, city, siren }: LegalIdentity): string {
  const place = [address, `${zipCode} ${city}`.trim()].filter(Boolean).join(', ')
  return [[name, legalForm].filter(Boolean).join(', '), place, siren && `SIREN ${siren}`]
    .filter(Boolean)
    .join(' · ')
}

/**
 * The platform's name, icon and sentences as this process uses them: read at start, and again whenever any process changes
 * them or when events may have been missed. Also installs what every site begins with.
 */
export async function openSiteSettings(platform: Platform): Promise<SiteSettings> {
  await runCommand(platform, system('start'), 'start', installSectors, undefined)
  let name = ''
  let icon: string | undefined
  let closed = false

  const read = async () => {
    const { settings, pictures } = await readApplication(platform.db)
    const overrides = await readOverrides(platform.db)
    name = settings.name
    icon = pictures.iconId ? `/files/${pictures.iconId}/small` : undefined
    platform.translator.setAlways({ appName: name })
    platform.outbox.setImprint({
      legal: legalLine(settings.legal),
      logo: pictures.logoId ? `${platform.config.publicUrl}/files/${pictures.logoId}/medium` : null,
    })
    platform.translator.replace('fr', overrides.fr)
    platform.translator.replace('en', overrides.en)
  }

  // One read at a time; news that come while reading cause one more, so that the last state always wins.
  let reading = false
  let again = false
  const refresh = async () => {
    again = true
    if (reading) return
    reading = true
    for (let pauseMs = 500; again && !closed; ) {
      again = false
      try {
        await read()
      } catch (reason) {
        platform.log.error({ err: reason }, 'settings of the platform were not read; trying again')
        again = true
        await wait(pauseMs, undefined, { ref: false })
        pauseMs = Math.min(pauseMs * 2, 30_000)
      }
    }
    reading = false
  }

  const leave = platform.events.subscribe((event) => {
    if (event === 'gap' || event.name === 'application.changed' || event.name === 'texts.changed')
      void refresh()
  })
  await read()
  return {
    pageWords: (language) => ({
      name,
      description: platform.translator.say(language, 'site:pageDescription'),
      icon,
    }),
    close() {
      closed = true
      leave()
    },
  }
}
