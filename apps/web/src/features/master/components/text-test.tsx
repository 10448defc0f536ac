import { EngineTest, type EngineTestProps } from '#features/master/components/engine-test.tsx'
import { call } from '#shared/api/call.ts'

export const TextTest = (props: EngineTestProps) => (
  <EngineTest
    {...props}
    of="text"
    rows={3}
    ask={(engine, prompt) => call('POST /api/admin/master/ai-test/text', { body: { engine, prompt } })}
    answerOf={({ trial }) => trial.answer}
  />
)
