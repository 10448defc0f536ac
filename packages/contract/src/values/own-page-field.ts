import { z } from 'zod'
import { isOwnPage } from '../own-page.ts'

/** Where one was, and comes back to. Apart from its rule, which pages ask before anything else has come. */
export const ownPage = z.string().max(300).refine(isOwnPage)
