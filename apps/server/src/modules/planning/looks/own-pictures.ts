// Which of a business's own pictures a post may show: what somebody chose, photos that stand beside the fact on its page, one that
// is called what the post is about; of the business itself, one of its place or its people. Never one of another thing.
import type { Fact } from '@postelier/contract'
import type { PostPicture } from '../../library/index.ts'
import { nameWords } from './name-words.ts'

export interface PictureWish {
  readonly fact: Fact | undefined
  /** What the post's subject is called. */
  readonly subject: string
  /** The one that a person chose for it. */
  readonly chosen: string | null
  /** All there are, of the business's posts and of its site. */
  readonly kept: readonly PostPicture[]
  /** Those that stand beside the fact on its page. */
  readonly ofFact: readonly string[]
  /** Those that stand beside a thing, somebody or a day: of the business as a whole they say nothing. */
  readonly ofThings: ReadonlySet<string>
  /** Shown by one of the posts just before. */
  readonly shown: ReadonlySet<string>
}

export interface OwnPictures {
  /** Any of them may be shown; none where none shows what it is about. */
  readonly ids: readonly string[]
  /** They show the very thing. */
  readonly areOfIt: boolean
  /** Shown a moment ago: only where there is no other look. */
  readonly again: readonly string[]
}

const ofBusiness: ReadonlySet<Fact['kind']> = new Set(['business', 'place', 'hours', 'contact'] as const)

/** Whether a fact speaks of the business as a whole: its place and its people may stand for it. */
export const isOfBusiness = (fact: Fact | undefined): boolean =>
  fact !== undefined && ofBusiness.has(fact.kind)

export function ownPicturesFor(wish: PictureWish): OwnPictures {
  const { fact, subject, chosen, kept, ofFact, ofThings, shown } = wish
  // The one it is about is shown, and no other.
  if (chosen !== null) return { ids: [chosen], areOfIt: true, again: [] }
  const isKept = (id: string) => kept.some((one) => one.id === id)
  const named = kept.filter((one) => isCalled(one, fact, subject)).map(({ id }) => id)
  const general = isOfBusiness(fact) ? ofTheBusiness(kept, ofThings) : []
  const groups = [ofFact.filter(isKept), named, general]
  const fresh = groups.map((ids) => ids.filter((id) => !shown.has(id)))
  const at = fresh.findIndex((ids) => ids.length > 0)
  return {
    ids: fresh[at] ?? [],
    areOfIt: at === 0 || at === 1,
    again: at < 0 ? (groups.find((ids) => ids.length > 0) ?? []) : [],
  }
}

const endings = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i

/** It is called what the post is about, with all the words that tell one such thing from another. */
function isCalled({ name, alt }: PostPicture, fact: Fact | undefined, subject: string): boolean {
  const file = nameWords(name.replace(endings, ''))
  const said = new Set([...file, ...nameWords(alt)])
  // “Vidange et filtre à huile, 5 litres”: what comes after the comma is how much of it.
  const wanted = nameWords((fact?.about || subject).split(/[,;:()]/)[0] ?? '')
  if (wanted.length > 0 && wanted.every((word) => said.has(word))) return true
  // Of a thing that is sold, all of its name must be said: “pain.jpg” is any loaf. A question may speak of the thing in many words.
  if (fact && (fact.kind === 'product' || fact.kind === 'service' || fact.kind === 'person')) return false
  const asked = new Set(nameWords([fact?.about, fact?.question, subject].join(' ')))
  return file.length > 0 && file.every((word) => asked.has(word))
}

/** Of its place and its people, as they are called; else those of which nobody knows that they show something else. */
function ofTheBusiness(kept: readonly PostPicture[], ofThings: ReadonlySet<string>): string[] {
  const others = kept.filter(({ id }) => !ofThings.has(id))
  const called = others.filter(({ name, alt }) =>
    nameWords(`${name} ${alt}`).some((word) => places.has(word)),
  )
  return (called.length > 0 ? called : others.filter(({ alt }) => alt === '')).map(({ id }) => id)
}

const places: ReadonlySet<string> = new Set(
  nameWords(
    [
      'devanture façade vitrine enseigne boutique magasin atelier équipe salle comptoir rue immeuble entrée intérieur terrasse cabinet bureau local studio garage',
      'shopfront storefront facade shop store workshop team room counter street building entrance interior premises office',
      'fachada escaparate tienda taller equipo sala mostrador calle edificio entrada local oficina despacho',
      'Schaufenster Fassade Laden Geschäft Werkstatt Team Raum Theke Strasse Gebäude Eingang Büro Praxis',
    ].join(' '),
  ),
)
