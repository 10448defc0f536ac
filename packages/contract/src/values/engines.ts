import { z } from 'zod'

/** The outside engines; `compatible` is any service that speaks the same protocol as OpenAI's, a local model too. */
export const outsideEngines = ['claude', 'gpt-4o', 'gpt-5', 'compatible'] as const
export const outsideEngine = z.enum(outsideEngines)
export type OutsideEngine = (typeof outsideEngines)[number]

/** With `built-in`, which needs no key and no network. */
export const engineChoices = [...outsideEngines, 'built-in'] as const
export const engineChoice = z.enum(engineChoices)
export type EngineChoice = (typeof engineChoices)[number]

/** What an engine is asked for. */
export const engineUses = ['text', 'ideas', 'image'] as const
export const engineUse = z.enum(engineUses)
export type EngineUse = (typeof engineUses)[number]

/** Those that make pictures: the messages of `claude` have none. */
export const drawingEngines = ['gpt-4o', 'gpt-5', 'compatible'] as const satisfies readonly OutsideEngine[]
export const draws = (engine: EngineChoice): boolean =>
  (drawingEngines as readonly EngineChoice[]).includes(engine)

/** Every way an engine gives no answer that can be used, whatever its own words are. */
export const engineFailures = [
  /** No answer within the time it had. */
  'tooSlow',
  /** More calls than they take for now. */
  'tooMany',
  /** They have too much to do, or something broke over there. */
  'overloaded',
  /** No connection, or one that broke off in the middle. */
  'unreachable',
  /** The key is missing, wrong, or not for this. */
  'unauthorised',
  /** The platform's account over there is used up. */
  'unpaid',
  /** They know no model of that name, or nothing at that address. */
  'unknownModel',
  /** They do not take what was asked: too long, or in a form they do not know. */
  'rejected',
  /** The engine would not answer this. */
  'refused',
  /** An answer that is not in the shape that was asked for, also when asked again. */
  'broken',
  /** The answer ended at the limit of its length. */
  'cut',
  /** This engine makes no such thing. */
  'unable',
  /** The customer's budget of the month is used up. */
  'overBudget',
  /** Whoever asked went away. */
  'stopped',
] as const
export type EngineFailure = (typeof engineFailures)[number]
