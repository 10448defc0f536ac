declare module 'linebreak' {
  interface Break {
    position: number
    required: boolean
  }
  // biome-ignore lint/style/noDefaultExport: the package's own shape
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): Break | null
  }
}
