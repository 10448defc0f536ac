import type { Credit } from '@postelier/contract'
import { type Family, families, familyNames } from '@postelier/scene'

const fontMakers: Record<Family, { year: number; source: string }> = {
  fraunces: { year: 2018, source: 'https://github.com/undercasetype/Fraunces' },
  hanken: { year: 2021, source: 'https://github.com/marcologous/hanken-grotesk' },
  bricolage: { year: 2022, source: 'https://github.com/ateliertriay/bricolage' },
  playfair: { year: 2017, source: 'https://github.com/clauseggers/Playfair-Display' },
  oswald: { year: 2016, source: 'https://github.com/googlefonts/OswaldFont' },
  caveat: { year: 2014, source: 'https://github.com/googlefonts/caveat' },
}

const fonts = familyNames.map((family): Credit => {
  const { label } = families[family]
  const { year, source } = fontMakers[family]
  return {
    name: label,
    kind: 'font',
    copyright: `© ${year} The ${label} Project Authors`,
    license: 'SIL Open Font License 1.1',
    licenseUrl: 'https://openfontlicense.org/open-font-license-official-text/',
    source,
  }
})

/** Every license here asks to be named; a test holds the list against the packages that ship. */
export const credits: readonly Credit[] = [
  ...fonts,
  {
    name: 'Twemoji',
    kind: 'emoji',
    copyright: '© Twitter, Inc. and other contributors',
    license: 'CC BY 4.0',
    licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
    source: 'https://github.com/jdecked/twemoji',
  },
]
