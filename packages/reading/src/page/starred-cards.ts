// Cards with stars on them hold what customers think, whatever the class names.
import { attribute, isTag, namesOf, type Tree, type TreeNode, textOf } from './tree.ts'

const starGlyphs =
  /[★⭐☆✩✭🌟]\uFE0F?(?:\s?[★⭐☆✩✭🌟]\uFE0F?){2,}|(?<![\d,.])[345](?:[.,]\d)?\s?\/\s?5(?![\d,.])/u
const starNames = /(?:^|[\s_-])(?:stars?|star-?rating|rating|ratings|etoiles|estrellas|sterne)(?:$|[\s_-])/i
const starLabel =
  /(?<!\p{L})(?:[345](?:[.,]\d)?|five|cinq|fünf|cinco)\s?(?:stars?|étoiles?|sternen?|estrellas)|(?:note|noté|rated|bewertet|valorad)\p{L}* .{0,12}\d/iu
const mostSaid = 900
const mostStars = 200
/** Names that people gave are short. */
const mostNames = 300

/** Cards with stars on them: the smallest element around the stars that holds words. One that sells something is none. */
export function starredCards({ all, root }: Tree): Set<TreeNode> {
  const cards = new Set<TreeNode>()
  let stars = 0
  for (const node of all) {
    if (stars >= mostStars) break
    if (!isStars(node)) continue
    stars += 1
    for (
      let at: TreeNode | null = node;
      at && at !== root && !/^(?:body|main|html)$/.test(at.name ?? '');
      at = at.parent
    ) {
      const text = textOf(at, undefined, mostSaid + 1)
      if (text.length > mostSaid) break
      if ((text.replace(starGlyphs, '').match(/\p{L}+/gu) ?? []).length < (at === node ? 3 : 8)) continue
      if (!/[€£$]|\bEUR\b/u.test(text)) cards.add(at)
      break
    }
  }
  return cards
}

function isStars(node: TreeNode): boolean {
  if (!isTag(node)) return false
  if (
    starNames.test(namesOf(node).slice(0, mostNames)) ||
    starLabel.test(attribute(node, 'aria-label').slice(0, mostNames))
  )
    return true
  return (node.children ?? []).some(
    ({ type, data = '' }) => type === 'text' && data.length < 200 && starGlyphs.test(data),
  )
}
