// What is typed on the provider's pages, to pay as to keep: a card or an account, its checks, and the numbers that may be tried.
import { type Html, html } from '../look/html.ts'
import { asNumber, expiryOf, isIban, testAccounts, testCards } from './test-means.ts'
import type { Words } from './words.ts'

export type Field = 'card' | 'expires' | 'code' | 'iban'
type Typed = Readonly<Record<string, string>>

interface Asked {
  readonly means: 'card' | 'debit'
  readonly holder: string
}
export interface Wrong {
  readonly faults: readonly Field[]
  readonly typed: Typed
}

type Read =
  | { readonly faults: readonly Field[] }
  | { readonly card: { readonly number: string; readonly expires: string } }
  | { readonly iban: string }

export function readMeans(means: Asked['means'], fields: Typed): Read {
  if (means === 'card') return readCard(fields)
  const iban = asNumber(fields.iban ?? '')
  return isIban(iban) ? { iban } : { faults: ['iban'] }
}

function readCard({ card = '', expires: day = '', code = '' }: Typed): Read {
  const number = asNumber(card)
  const expires = expiryOf(day, new Date())
  const faults: Field[] = []
  if (!(number in testCards)) faults.push('card')
  if (!expires) faults.push('expires')
  if (!/^\d{3,4}$/.test(code.trim())) faults.push('code')
  return faults.length > 0 || !expires ? { faults } : { card: { number, expires } }
}

export function meansFields(asked: Asked, words: Words, { faults, typed }: Wrong): Html {
  const wrong: Record<Field, string> = {
    card: words.wrongCard,
    expires: words.wrongExpires,
    code: words.wrongCode,
    iban: words.wrongIban,
  }
  const said = (name: Field): Html =>
    faults.includes(name) ? html`<small class="problem" role="alert">${wrong[name]}</small>` : html``
  // One wrong digit is mended, not all of them typed again; the code on the back is never shown.
  const kept = (name: Field): string => (name === 'code' ? '' : (typed[name] ?? ''))
  return asked.means === 'card'
    ? cardFields(words, { said, kept })
    : debitFields(asked, words, { said, kept })
}

export const testMeans = ({ means }: Asked, words: Words): Html =>
  means === 'card' ? cardList(words) : accountList(words)

interface Answers {
  readonly said: (name: Field) => Html
  readonly kept: (name: Field) => string
}

function cardFields(words: Words, { said, kept }: Answers): Html {
  return html`<div class="field"><label for="card">${words.card}</label><input id="card" name="card" inputmode="numeric" autocomplete="off" value="${kept('card')}" required>${said('card')}</div>
    <div class="pair"><div class="field"><label for="expires">${words.expires}</label><input id="expires" name="expires" placeholder="${words.expiresHint}" autocomplete="off" value="${kept('expires')}" required>${said('expires')}</div>
    <div class="field"><label for="code">${words.code}</label><input id="code" name="code" inputmode="numeric" autocomplete="off" maxlength="4" required>${said('code')}</div></div>`
}

function debitFields({ holder }: Asked, words: Words, { said, kept }: Answers): Html {
  return html`<p class="holder"><span>${words.holder}</span><strong>${holder}</strong></p>
    <div class="field"><label for="iban">${words.iban}</label><input id="iban" name="iban" autocomplete="off" value="${kept('iban')}" required>${said('iban')}</div>
    <p class="mandate">${words.mandate}</p>`
}

const cardList = (words: Words): Html =>
  html`<details><summary>${words.testCards}</summary><ul class="means">${Object.entries(testCards).map(
    ([number, { brand, does }]) =>
      html`<li><code>${number}</code><span>${brand}, ${words.cardDoes[does]}</span><button type="button" data-fill="card" data-value="${number}">${words.use}</button></li>`,
  )}</ul></details>`

const accountList = (words: Words): Html =>
  html`<details><summary>${words.testAccounts}</summary><ul class="means">${Object.entries(testAccounts).map(
    ([iban, does]) =>
      html`<li><code>${iban}</code><span>${words.debitDoes[does]}</span><button type="button" data-fill="iban" data-value="${iban}">${words.use}</button></li>`,
  )}</ul></details>`
