// What stands on every site and says nothing of this business: menus, banners, forms; and what others say of it.
import { attribute, namesOf, type TreeNode, textOf, walk } from './tree.ts'

const roles =
  /^(?:navigation|banner|contentinfo|search|dialog|alertdialog|menu|menubar|complementary|form|tablist)$/
const cookieNotice =
  /(?:^|\s)(?:cookies?(?=\s|$)|cookies?[-_]?(?:law|banner|notice|bar|consent|popup|info|modal|policy|overlay|message)|onetrust|didomi|axeptio|cmplz|gdpr|rgpd)|consent[-_]/i
const alwaysNamed =
  /(?:^|[\s_-])(?:breadcrumbs?|fil-ariane|skip|screen-reader|sr-only|newsletter|sharedaddy|share|sharing|comments?|comment-list|disqus|related|similar|pagination|pager|post-navigation|testimonials?|temoignages?|reviews?|avis|opiniones|kundenstimmen|quotes?|popup|modal|advert|ads|cart|basket|toast|entry-meta|byline|wpcf7|form|login|trusted|logos)(?:$|[\s_-])/i
const aroundTheContent =
  /(?:^|[\s_-])(?:colophon|(?:site|page|main|global|top|app)-?(?:footer|nav|menu|bar)|navbar|nav|menu|sidebar|widget-area|footer|topbar)(?:$|[\s_-])/i

/** The head and foot of a card or a post are not those of the page. */
const partOfContent =
  /(?<![\w-])(?:card|entry|article|post|panel|item|product|event|box|tile|accordion)[-_]+(?:header|footer|menu|nav)(?![\w-])/gi

/**
 * The head of a page is no boilerplate: many put what matters most there. Its menu goes by itself, and what every page
 * repeats goes later.
 */
export function isBoilerplate(node: TreeNode): boolean {
  if (node.type !== 'tag' || /^(?:html|body|main|article)$/.test(node.name ?? '')) return false
  return isNamedSo(node) && !holdsTheContent(node)
}

function isNamedSo(node: TreeNode): boolean {
  const name = node.name ?? ''
  if (/^(?:nav|form|menu|blockquote|figcaption)$/.test(name) || roles.test(attribute(node, 'role')))
    return true
  const names = namesOf(node)
  if (cookieNotice.test(names) || alwaysNamed.test(names)) return true
  if (/cookie-?consent/i.test(Object.keys(node.attribs ?? {}).join(' '))) return true
  if (/^cookie/i.test(attribute(node, 'aria-label'))) return true
  if (standsInContent(node)) return false
  if (name === 'footer' || name === 'aside') return true
  return aroundTheContent.test(names.replace(partOfContent, ' ')) && !isMenuOfDishes(node, names)
}

/** A list of dishes is called a menu, too. */
const isMenuOfDishes = (node: TreeNode, names: string): boolean =>
  /menu/i.test(names) && /\d\s?[€£]|[€£]\s?\d|\d\s?EUR/.test(textOf(node, undefined, mostLooked))

const mostLooked = 3000

/** Some systems put the whole page into a form, or call its frame “page-with-sidebar”. */
function holdsTheContent(node: TreeNode): boolean {
  let [holds, looked] = [false, 0]
  walk(node, (one) => {
    holds ||= one.name === 'main' || one.name === 'h1'
    return !holds && ++looked < mostLooked
  })
  return holds
}

function standsInContent(node: TreeNode): boolean {
  for (let at: TreeNode | null = node.parent; at; at = at.parent)
    if (at.name === 'main' || at.name === 'article') return true
  return false
}
