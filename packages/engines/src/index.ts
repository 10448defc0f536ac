/** The outside engines behind one port, through the AI SDK; HTTP, time and the journal of costs come in. */
import type { OutsideEngine } from '@postelier/contract'
import { claude } from './adapters/claude.ts'
import { compatible } from './adapters/compatible.ts'
import type { EngineSetup } from './adapters/engine-setup.ts'
import { openai } from './adapters/openai.ts'
import type { Engine } from './port.ts'

export const engineAdapters: Readonly<Record<OutsideEngine, (setup: EngineSetup) => Engine>> = {
  claude,
  'gpt-4o': openai('gpt-4o'),
  'gpt-5': openai('gpt-5'),
  compatible,
}

export type { EngineSetup } from './adapters/engine-setup.ts'
export type { Answer, EngineAnswer, NoAnswer } from './asking/ask-engines.ts'
export type { Material } from './asking/fence-material.ts'
export type { CallTicket, ComingCall, Journal, MadeCall } from './asking/journal.ts'
export { type AskLimits, type CallKind, usualLimits } from './asking/limits.ts'
export {
  type EngineClient,
  type EngineClientOptions,
  openEngineClient,
  type ProposeInput,
  type WriteInput,
} from './asking/open-engine-client.ts'
export { costOf, type Price } from './asking/prices.ts'
export type { Time } from './asking/time.ts'
export { markAsGenerated } from './pictures/mark-as-generated.ts'
export { sniffPicture } from './pictures/sniff-picture.ts'
export type { DrawInput, Engine, Outcome, Picture, Ratio, SayInput, Usage } from './port.ts'
