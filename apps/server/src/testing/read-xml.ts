/** An element of a text that we wrote ourselves: names without their prefix, no mixed content. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
  readonly children: readonly XmlElement[]
}

interface Open extends XmlElement {
  readonly children: Open[]
}

/** The root; tags that do not close one another are refused. */
export function readXml(xml: string): XmlElement {
  const top: Open = { name: '', attributes: {}, text: '', children: [] }
  const open: Open[] = [top]
  for (const [, close, name = '', said = '', alone, text = ''] of xml.matchAll(
    /<(\/?)[a-z]+:([A-Za-z]+)((?:\s[^<>]*?)?)(\/?)>([^<]*)/g,
  )) {
    if (close) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes something else`)
      continue
    }
    const attributes = Object.fromEntries(
      [...said.matchAll(/([A-Za-z:]+)="([^"]*)"/g)].map(([, key, value]) => [key, value ?? '']),
    )
    const element: Open = { name, attributes, text: text.trim(), children: [] }
    open.at(-1)?.children.push(element)
    if (!alone) open.push(element)
  }
  const [root] = top.children
  if (open.length !== 1 || !root) throw new Error('Something is not closed')
  return root
}

/** All elements at the end of a path below one, in their order. */
export function allAt(from: XmlElement, path: string): readonly XmlElement[] {
  return path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [from],
    )
}

/** What the first one says; empty where there is none. */
export const textAt = (from: XmlElement, path: string): string => allAt(from, path)[0]?.text ?? ''
