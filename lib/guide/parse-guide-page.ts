import { parser, RuleType, type MarkdownToJSX } from 'markdown-to-jsx/markdown';

export type GuideNode = MarkdownToJSX.ASTNode;

export interface GuideHeading {
  id: string;
  text: string;
}

export interface ParsedGuidePage {
  title: string;
  /** A sentence or two. */
  lead: string;
  /** Second-level headings, for the page's table of contents. */
  headings: GuideHeading[];
  /** Everything after title and lead. */
  body: GuideNode[];
}

/** A heading ends with an anchor shared by both languages: `## Filtry {#filters}`. */
const anchor = /(?<!\s)\s*\{#([a-z0-9-]+)\}$/;

/** The text of nodes without formatting. */
export function plainText(nodes: readonly GuideNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === RuleType.text || node.type === RuleType.codeInline) return node.text ?? '';
      return 'children' in node && node.children ? plainText(node.children) : '';
    })
    .join('');
}

function withAnchor(node: GuideNode): GuideNode {
  if (node.type !== RuleType.heading) return node;
  const text = plainText(node.children);
  const id = anchor.exec(text)?.[1];
  if (!id) throw new Error(`The heading "${text}" has no anchor: end it with {#words-in-english}.`);
  return { ...node, id, children: [{ type: RuleType.text, text: text.replace(anchor, '') }] };
}

/**
 * Parses a guide page.
 *
 * @param markdown trusted text: a `# title`, a lead paragraph, then sections. HTML is not parsed
 * @throws Error when the title, the lead or a heading's anchor is missing
 */
export function parseGuidePage(markdown: string): ParsedGuidePage {
  const [title, lead, ...rest] = parser(markdown, { disableParsingRawHTML: true });
  if (title?.type !== RuleType.heading || title.level !== 1) throw new Error('A page begins with a # title.');
  if (lead?.type !== RuleType.paragraph) throw new Error('A paragraph follows the title.');
  const body = rest.map(withAnchor);
  const headings = body.flatMap((node) =>
    node.type === RuleType.heading && node.level === 2 ? [{ id: node.id, text: plainText(node.children) }] : [],
  );
  return { title: plainText(title.children), lead: plainText(lead.children), headings, body };
}
