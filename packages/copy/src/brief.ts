// What is asked of whoever writes a post, a model or not, and what they answer.
import type {
  Fact,
  FactKind,
  Language,
  LanguageRegister,
  MarketingObjective,
  Network,
  PostCategory,
  WritingRule,
  WritingTone,
} from '@postelier/contract'

export interface Business {
  readonly name: string
  readonly city: string
  /** What it does, in a word or two, where somebody said. */
  readonly trade?: string
  /** IANA; dates of facts are in its local time. */
  readonly timeZone: string
}

export interface Voice {
  readonly language: Language
  /** One of the editorial tones of the contract; `custom` is described by `customTone`, which only a model understands. */
  readonly tone: string
  readonly customTone: string
  readonly formality: 'familiarity' | 'formality'
  readonly emoji: 'without' | 'institutional' | 'emotional'
  readonly pronoun: 'firstSingular' | 'firstPlural' | 'thirdSingular'
  /** How near it stands to whom it speaks to; formal where nothing is said. */
  readonly register?: LanguageRegister
  /** Manners a business takes on beside its tone. */
  readonly writingTones?: readonly WritingTone[]
  readonly rules: readonly WritingRule[]
}

/** A network the post is for: how long its hook may be is known by its descriptor. Its tone, where it has one of its own. */
export interface NetworkInput {
  readonly network: Network
  readonly tone?: string
  /** Of the tone `custom`, in the customer's words: they are data, as what a page says. */
  readonly customTone?: string
}

/** All that was said in posts of the last twelve months, and in this run: nothing of it is said again. Plain data, kept between calls. */
export interface Memory {
  /** Sentences as they stood, made comparable. */
  readonly sentences: readonly string[]
  /** Names with their day or price: they are told again only where they stood just so, and are like no sentence. */
  readonly rows?: readonly string[]
}

export interface Brief {
  /** Decides every choice that is free: the same brief with the same memory is written the same. */
  readonly seed: string
  readonly business: Business
  readonly voice: Voice
  readonly objective: MarketingObjective
  readonly networks: readonly NetworkInput[]
  /** Whether each network gets words of its own, or all get the same. */
  readonly isOneForEach: boolean
  readonly subject: { readonly name: string; readonly description: string }
  /** Whom it speaks to, where somebody said: it decides how things are said and never what, which only a model understands. */
  readonly audience?: Audience | null
  /** What it is about, first; what may be said besides, after it. */
  readonly facts: readonly Fact[]
  /** Ids of those among them that may stand beside what it is about, and are never what it is about. */
  readonly asides?: readonly string[]
  /** Whether somebody wrote what it says for this very post: nothing of ours is set beside their words. */
  readonly isOwnWords?: boolean
  /** Where people may be sent. */
  readonly link: string | null
  /** ISO date: facts that are over by then are not told. */
  readonly day: string
  readonly memory: Memory
  /** Limits of the words that stand in the picture; null where there are none. */
  readonly words: {
    readonly heading1: number | null
    readonly heading2: number | null
    readonly description: number | null
  }
  /** How many to choose from. */
  readonly alternatives: number
}

/** A sentence as it stands in a hook, and the facts that say so; none where it states nothing. */
export interface Sentence {
  readonly text: string
  readonly facts: readonly string[]
}

export interface Hook {
  readonly text: string
  /** In their order; together with the white space and hashtags between them they are the text. */
  readonly sentences: readonly Sentence[]
}

export interface Draft {
  readonly title: string
  /** To choose from for all networks, the first being proposed; none where each network gets its own. */
  readonly common: readonly Hook[]
  /** To choose from for one network, where each gets its own, the first being proposed. */
  readonly own: Readonly<Partial<Record<Network, readonly Hook[]>>>
  readonly words: {
    readonly heading1: string
    readonly heading2: string
    readonly description: string
  }
  /** A whole sentence for a picture that has room for one: another than the post begins with; empty where there is none. */
  readonly line?: string
  /** What the picture shows, for who cannot see it, as far as its words go. */
  readonly altText: string
  /** The brief's memory with what is proposed here. Who takes another hook tells it by `rememberPost`. */
  readonly memory: Memory
}

/** Too little is known to write without padding: which kind of thing is missing, and a question that would bring it. */
export interface Shortage {
  readonly missing: FactKind
  readonly question: string
  /** The language all of it is known in, where that is what stands in the way. */
  readonly inLanguage: Language | null
}

export interface ThematicInput {
  readonly id: string
  readonly name: string
  readonly description: string
  /** None for everything that is known. */
  readonly kinds: readonly FactKind[]
}

export interface Audience {
  readonly name: string
  readonly description: string
}

export interface SubjectInput {
  readonly seed: string
  readonly business: Business
  readonly language: Language
  readonly facts: readonly Fact[]
  readonly thematics: readonly ThematicInput[]
  /** Whether what none of them wants is left out: somebody asked for subjects of these and of nothing else. */
  readonly isOfThematics?: boolean
  readonly objectives: readonly MarketingObjective[]
  /** What posts are there for, by preference; anything where none is named. */
  readonly categories?: readonly PostCategory[]
  /** What it wants of every text: no name and no description breaks it. */
  readonly rules?: readonly WritingRule[]
  /** How it addresses people: what only speaks to them otherwise could not be told. */
  readonly formality?: Voice['formality']
  /** Whom the business speaks to, as it says so. */
  readonly audiences?: readonly Audience[]
  /** What somebody wants them to be about, in words; empty for anything. */
  readonly about?: string
  readonly count: number
  /** ISO dates between which posts go out. */
  readonly from: string
  readonly to: string
  /** Names of subjects that exist, planned or turned down: none like them is proposed. */
  readonly known: readonly string[]
  /** Ids of facts that posts of the last twelve months were about, with how often. */
  readonly told: Readonly<Record<string, number>>
  /** Ids of facts that subjects stand on which exist: no other one is made of them under another name. */
  readonly held?: readonly string[]
  /** What posts said, those included that told of a thing beside another: what nothing is left to say of is no subject. */
  readonly memory?: Memory
  /** Whether somebody can fill the pages of a carousel; where nothing is said, somebody can. */
  readonly hasCarousels?: boolean
  /** What carousels have pages for, where there are any; three things where nothing is said. */
  readonly pages?: CarouselPages
}

export interface CarouselPages {
  /** Of how many things. */
  readonly things: readonly number[]
  /** Of sentences of one thing: of each carousel the letters that each page has room for. */
  readonly sentences: readonly (readonly number[])[]
}

/** ISO dates, both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

export interface SubjectDraft {
  readonly name: string
  readonly description: string
  readonly thematicId: string | null
  readonly objective: MarketingObjective
  readonly format: 'image' | 'carousel'
  /** What it is about, first. */
  readonly facts: readonly string[]
  /** The day it must go out by or on, where its facts have one: an event is announced before, an offer before its end. */
  readonly before: string | null
  /** Days that suit it, the best first, and no others; none where any day will do. */
  readonly windows?: readonly Days[]
}
