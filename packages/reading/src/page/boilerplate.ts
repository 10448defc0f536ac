// What stands on every site and says nothing of this business: menus, banners, forms; and what others say of it.
import { attribute, namesOf, type TreeNode } from './tree.ts'

const roles =
  /^(?:navigation|banner|contentinfo|search|dialog|alertdialog|menu|menubar|complementary|form|tablist)$/
const alwaysNamed =
  /(?:^|[\s_-])(?:cookies?|consent|gdpr|rgpd|onetrust|didomi|axeptio|cmplz|breadcrumbs?|fil-ariane|skip|screen-reader|sr-only|newsletter|sharedaddy|share|sharing|comments?|comment-list|disqus|related|similar|pagination|pager|post-navigation|testimonials?|temoignages?|reviews?|avis|opiniones|kundenstimmen|quotes?|popup|modal|advert|ads|cart|basket|toast|entry-meta|byline|wpcf7|form|login|trusted|logos)(?:$|[\s_-])/i
const aroundTheContent =
  /(?:^|[\s_-])(?:masthead|colophon|(?:site|page|main|global|top|app)-?(?:header|footer|nav|menu|bar)|navbar|nav|menu|sidebar|widget-area|footer|header|topbar)(?:$|[\s_-])/i

/** The head and foot of a card or a post are not those of the page. */
const partOfContent =
  /(?<![\w-])(?:card|entry|article|post|panel|item|product|event|box|tile|accordion)[-_]+(?:header|footer|menu|nav)(?![\w-])/gi

export function isBoilerplate(node: TreeNode): boolean {
  if (node.type !== 'tag') return false
  const name = node.name ?? ''
  if (/^(?:nav|form|menu|blockquote|figcaption)$/.test(name)) return true
  const role = attribute(node, 'role')
  if (roles.test(role)) return true
  const names = namesOf(node)
  if (/cookie|consent/i.test(`${Object.keys(node.attribs ?? {}).join(' ')} ${attribute(node, 'aria-label')}`))
    return true
  if (alwaysNamed.test(names) && !/^(?:html|body|main|article)$/.test(name)) return true
  const isInContent = standsInContent(node)
  if (!isInContent && (name === 'footer' || name === 'aside')) return true
  if (!isInContent && name === 'header') return true
  return (
    !isInContent &&
    aroundTheContent.test(names.replace(partOfContent, ' ')) &&
    !/^(?:html|body|main|article)$/.test(name)
  )
}

function standsInContent(node: TreeNode): boolean {
  for (let at: TreeNode | null = node.parent; at; at = at.parent)
    if (at.name === 'main' || at.name === 'article') return true
  return false
}

const legal =
  /©|\bcopyright\b|tous droits réservés|all rights reserved|alle rechte vorbehalten|todos los derechos|mentions légales|politique de confidentialité|privacy policy|datenschutz|impressum|política de privacidad|\bcookies?\b|témoins de connexion|registre du commerce|company number|site (?:réalisé|optimisé)|vous êtes le visiteur|champs? (?:marqués|obligatoires)|liability|terms govern|données (?:recueillies|personnelles)|session a expiré/i

/** A sentence of the law, of the form or of the machine that made the page. */
export const isLegalTalk = (text: string): boolean => legal.test(text)
