import { RuleType } from 'markdown-to-jsx/markdown';
import { bindShortWords } from '@/lib/i18n/bind-short-words';
import type { GuideNode, ParsedGuidePage } from './parse-guide-page';

function bindAll(nodes: readonly GuideNode[]): GuideNode[] {
  return nodes.map(bindNode);
}

function bindNode(node: GuideNode): GuideNode {
  switch (node.type) {
    case RuleType.text:
      return { ...node, text: bindShortWords(node.text) };
    case RuleType.image:
      return node.title ? { ...node, title: bindShortWords(node.title) } : node;
    case RuleType.orderedList:
    case RuleType.unorderedList:
      return { ...node, items: node.items.map(bindAll) };
    case RuleType.table:
      return { ...node, header: node.header.map(bindAll), cells: node.cells.map((row) => row.map(bindAll)) };
    case RuleType.textFormatted:
    case RuleType.link:
    case RuleType.heading:
    case RuleType.paragraph:
    case RuleType.blockQuote:
      return { ...node, children: bindAll(node.children) };
    default:
      return node;
  }
}

/** A Polish guide page with one-letter words bound to the next word; code, URLs and anchors stay unchanged. */
export function bindGuideWords({ title, lead, headings, body }: ParsedGuidePage): ParsedGuidePage {
  return {
    title: bindShortWords(title),
    lead: bindShortWords(lead),
    headings: headings.map(({ id, text }) => ({ id, text: bindShortWords(text) })),
    body: bindAll(body),
  };
}
