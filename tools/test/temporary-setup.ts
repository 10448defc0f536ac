import { ownTemporaryFolder } from '../lib/temporary.ts'

// biome-ignore lint/style/noDefaultExport: the name Vitest asks for
export default ownTemporaryFolder
