import {
  type EngineTrial,
  longestAnswerMs,
  longestTrialMs,
  type OutsideEngine,
  type Routes,
  type TemplateFormat,
} from '@postelier/contract'
import type { Answer, AskLimits, EngineClient } from '@postelier/engines'
import { markAsGenerated } from '@postelier/engines'
import type { Call } from '../../../http/handlers.ts'
import type { Platform } from '../../../platform/platform.ts'
import { untilGone } from '../../library/index.ts'
import { clientOf } from '../engine-for.ts'
import { engineOpener } from '../engines.store.ts'

/** What is left of the time for an answer once the engine has given its own. */
const ownMs = 10_000
/** Somebody waits in front of the screen, and wants to know how this engine answers, not how patient we are. */
const oneTry: Partial<AskLimits> = {
  tries: 1,
  callMs: { text: longestAnswerMs / 2, picture: longestTrialMs - ownMs },
  overallMs: { text: longestAnswerMs - 2 * ownMs, picture: longestTrialMs - ownMs },
}

interface Tried<T> {
  readonly model: string
  readonly answer: Answer<T>
}

/** On the platform's account; nothing where this engine cannot be asked as things stand. */
async function tryOut<T>(
  call: Pick<Call<never>, 'reply'> & { readonly platform: Platform },
  engine: OutsideEngine,
  use: 'text' | 'image',
  ask: (client: EngineClient) => Promise<Answer<T>>,
): Promise<Tried<T>> {
  const { platform } = call
  const opened = (await engineOpener(platform, platform.db))(engine)
  if (!opened) {
    const nothing = { engine, costMicros: 0, durationMs: 0 }
    return { model: '', answer: { kind: 'failed', failure: 'unauthorised', ...nothing } }
  }
  const client = clientOf(platform, [opened], {
    use,
    accountId: null,
    budgetMicros: 0,
    limits: oneTry,
    signal: untilGone(call),
  })
  const { text, picture } = opened.models
  return { model: use === 'text' ? text : (picture ?? ''), answer: await ask(client) }
}

const trialOf = <T>(
  engine: OutsideEngine,
  { model, answer }: Tried<T>,
  words: (value: T) => string,
): EngineTrial => ({
  engine,
  model,
  answer: answer.kind === 'answered' ? words(answer.value) : '',
  failure: answer.kind === 'failed' ? answer.failure : null,
  durationMs: answer.durationMs,
  costMicros: answer.costMicros,
})

const mostShown = 8000
const shown = (text: string) => text.slice(0, mostShown).toWellFormed()

export async function testEngine(call: Call<Routes['POST /api/admin/master/engines/{engine}/test']>) {
  const { engine } = call.params
  const tried = await tryOut(call, engine, 'text', (client) =>
    client.write({ system: 'You answer with one word.', ask: 'Say "bonjour".', mostTokens: 60 }),
  )
  return { trial: trialOf(engine, tried, (text) => shown(text).slice(0, 200)) }
}

const askedInWords = {
  fr: 'Vous aidez un administrateur à essayer un moteur d’IA. Répondez en français à la demande qui est dans le message.',
  en: 'You help an administrator try out an AI engine. Answer in English what is asked for in the message.',
}

export async function tryText(call: Call<Routes['POST /api/admin/master/ai-test/text']>) {
  const { engine, prompt } = call.body
  const tried = await tryOut(call, engine, 'text', (client) =>
    // The administrator is the one who asks: their words are the question, not material.
    client.write({ system: askedInWords[call.language], ask: prompt, mostTokens: 800 }),
  )
  return { trial: trialOf(engine, tried, shown) }
}

export async function tryPicture(call: Call<Routes['POST /api/admin/master/ai-test/image']>) {
  const { engine, prompt, ratio } = call.body
  const input: { prompt: string; ratio: TemplateFormat } = { prompt, ratio }
  const tried = await tryOut(call, engine, 'image', (client) => client.draw(input))
  const { answer } = tried
  const picture =
    answer.kind === 'answered'
      ? `data:${answer.value.mime};base64,${Buffer.from(markAsGenerated(answer.value.bytes)).toString('base64')}`
      : null
  return { trial: trialOf(engine, tried, () => ''), picture }
}
