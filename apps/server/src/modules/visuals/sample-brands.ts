import type { SampleBrand } from '@postelier/contract'
import { type Brand, wholeBrand } from '@postelier/scene'

const faces = { titleFamily: 'fraunces', textFamily: 'hanken' }

/** A quiet one, one on a dark ground, and one whose colours all shout: where a template fails, it fails at one of them. */
export const sampleBrands: Readonly<Record<SampleBrand, Brand>> = {
  light: wholeBrand({
    ...faces,
    colours: { primary: '#20402f', secondary: '#f6eddb', tertiary: '#e8bd6a' },
  }),
  dark: wholeBrand({
    titleFamily: 'playfair',
    textFamily: 'hanken',
    colours: { primary: '#e9c46a', secondary: '#101c2c', tertiary: '#2a4a66' },
  }),
  loud: wholeBrand({
    titleFamily: 'bricolage',
    textFamily: 'hanken',
    colours: { primary: '#ff2e63', secondary: '#ffe600', tertiary: '#00c2ff' },
  }),
}
