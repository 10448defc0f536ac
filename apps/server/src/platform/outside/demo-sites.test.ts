import { expect, test } from 'vitest'
import { demoPageOf } from './demo-sites.ts'

const SANDBOX_URL = 'http://127.0.0.1:4100'

test('a page of a demo business is asked of the sandbox, whatever it is written like', () => {
  const asked = (address: string) => demoPageOf({ production: false, SANDBOX_URL }, address)?.href ?? null
  expect(asked('https://maisonverdier.fr/nos-pains/?a=1')).toBe(
    'http://127.0.0.1:4100/sites/maisonverdier.fr/nos-pains/?a=1',
  )
  expect(asked('http://www.maisonverdier.fr')).toBe('http://127.0.0.1:4100/sites/maisonverdier.fr/')
  expect(asked('https://maisonverdier.fr.evil.example/')).toBeNull()
  expect(asked('https://evil.example/maisonverdier.fr')).toBeNull()
  expect(asked('nothing')).toBeNull()
})

test('nobody is led there in production, or where no sandbox is', () => {
  const address = 'https://maisonverdier.fr/'
  expect(demoPageOf({ production: true, SANDBOX_URL }, address)).toBeNull()
  expect(demoPageOf({ production: false, SANDBOX_URL: undefined }, address)).toBeNull()
})
