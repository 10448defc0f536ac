import { brand, type Design, type Node, readable, repair, type Size } from '@postelier/scene'

/** In the middle of the page; the readers fill in everything that is not said here. */
export function newNodes(
  stage: Size,
  input: { kind: string; width: number; height: number } & Record<string, unknown>,
): Node[] {
  const node = {
    ...input,
    x: (stage.width - input.width) / 2,
    y: (stage.height - input.height) / 2,
  }
  return repair({ pages: [{ nodes: [node] }] }).pages[0]?.nodes ?? []
}

type Background = Design['pages'][number]['background']

/** Words take a colour that is read on the page's own ground. */
export const inkFor = (background: Background) =>
  background.type === 'colour' && background.colour.from === 'brand'
    ? readable(
        background.colour.index === 'primary' ? 'secondary' : 'primary',
        background.colour.index,
        background.colour.tint,
      )
    : brand('primary')
