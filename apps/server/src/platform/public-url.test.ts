import { describe, expect, it } from 'vitest'
import { readPublicUrl, whyUnreadable } from './public-url.ts'

describe('an address the server may fetch', () => {
  it.each([
    ['https://Boulangerie-Martin.fr/actus#une', 'https://boulangerie-martin.fr/actus'],
    ['http://example.com:8080/feed.xml?a=1', 'http://example.com:8080/feed.xml?a=1'],
    ['https://8.8.8.8/', 'https://8.8.8.8/'],
    ['https://[2606:4700:4700::1111]/', 'https://[2606:4700:4700::1111]/'],
    ['https://café.fr', 'https://xn--caf-dma.fr/'],
    ['https://example.org./x', 'https://example.org/x'],
  ])('takes %s', (given, kept) => expect(readPublicUrl(given)).toBe(kept))

  it.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'https://user:secret@example.com/',
    'https://user@example.com/',
    'http://localhost/',
    'http://localhost./',
    'http://printer/',
    'http://nas.local/',
    'http://metadata.google.internal/',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f.0.0.1/',
    'http://0x7f000001/',
    'http://①②⑦.⓪.⓪.①/',
    'http://10.0.0.1/',
    'http://172.20.1.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://168.63.129.16/?comp=versions',
    'http://0.0.0.0/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    // A stop or two behind a number is that number to whoever asks.
    'http://127.0.0.1./',
    'http://127.0.0.1../',
    'http://127.0.0.1.../',
    'http://169.254.169.254../latest/meta-data/',
    'http://10.0.0.1..:8080/',
    'http://0x7f.1../',
    'http://2130706433../',
    'http://localhost../',
    'http://a.local../',
    'http://a..example.org/',
    'http://[::ffff:0:7f00:1]/',
    'http://[5f00::1]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'not an address',
  ])('refuses %s', (given) => expect(readPublicUrl(given)).toBeUndefined())
})

describe('an address that is not read', () => {
  it.each([
    ['https://boulangerie-martin', 'siteNotFound'],
    ['https://boulangerie-martin.example/', 'siteNotFound'],
    ['https://a..example.org/', 'siteNotFound'],
    ['boulangerie', 'siteNotFound'],
    ['http://192.168.1.1/', 'siteUrlPrivate'],
    ['http://[::1]/', 'siteUrlPrivate'],
    ['http://localhost:3000/', 'siteUrlPrivate'],
    ['http://nas.local./', 'siteUrlPrivate'],
    ['https://user:secret@example.com/', 'siteUrlPassword'],
  ])('%s: %s', (given, why) => {
    expect(readPublicUrl(given)).toBeUndefined()
    expect(whyUnreadable(given)).toBe(why)
  })
})
