import { afterAll } from 'vitest'
import { putClockBack } from './test-platform.ts'

afterAll(putClockBack)
