// Its own types describe a default export that Node, which loads it as CommonJS, does not see.
declare module 'robots-parser' {
  interface Robot {
    isAllowed(url: string, agent?: string): boolean | undefined
    getCrawlDelay(agent?: string): number | undefined
    getSitemaps(): string[]
  }
  function robotsParser(url: string, text: string): Robot
  // biome-ignore lint/style/noDefaultExport: it is how Node sees the package.
  export default robotsParser
}
