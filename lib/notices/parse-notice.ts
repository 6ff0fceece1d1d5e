import { parser, RuleType } from 'markdown-to-jsx/markdown';
import { bindGuideWords } from '@/lib/guide/bind-guide-words';
import { plainText, type GuideNode } from '@/lib/guide/parse-guide-page';
import type { Locale } from '@/lib/i18n/locale';
import { fillText, type NoticeValues } from './fill-text';

export interface NoticePage {
  title: string;
  /** Everything after the title. */
  body: GuideNode[];
}

/** The only addresses that a text of administrators may lead to. */
const allowedTarget = /^(?:https?:\/\/|mailto:)/i;

/** A paragraph that is one placeholder with several values, which become a list. */
function listOf(node: GuideNode, values: NoticeValues): GuideNode | null {
  if (node.type !== RuleType.paragraph) return null;
  const name = /^\{([a-z]+)\}$/.exec(plainText(node.children).trim())?.[1];
  const lines = name === undefined ? undefined : values[name as keyof NoticeValues];
  if (!Array.isArray(lines)) return null;
  const items = lines.map((line): GuideNode[] => [{ type: RuleType.text, text: line }]);
  return { type: RuleType.unorderedList, items };
}

/** Headings below the title begin at the second level and skip none, in what is read so far. */
function levelAfter(before: number, level: number): number {
  return Math.min(Math.max(level, 2), before + 1, 3);
}

/** Walks through a text: fills placeholders in, and keeps only what is shown safely. */
class Cleaner {
  private level = 1;

  constructor(private readonly values: NoticeValues) {}

  all(nodes: readonly GuideNode[]): GuideNode[] {
    return nodes.flatMap((node) => this.one(node));
  }

  private one(node: GuideNode): GuideNode[] {
    switch (node.type) {
      case RuleType.text:
        return fillText(node.text, this.values);
      case RuleType.link: {
        // A mail address within would be a link within a link.
        const inner = this.all(node.children).flatMap((one) => (one.type === RuleType.link ? one.children : [one]));
        const { target } = node;
        return target !== null && allowedTarget.test(target) ? [{ ...node, target, children: inner }] : inner;
      }
      case RuleType.heading:
        this.level = levelAfter(this.level, node.level);
        // Without an anchor: nothing leads to it.
        return [{ ...node, level: this.level, id: '', children: this.all(node.children) }] as GuideNode[];
      case RuleType.orderedList:
      case RuleType.unorderedList:
        return [{ ...node, items: node.items.map((item) => this.all(item)) }];
      case RuleType.table:
        return [
          {
            ...node,
            header: node.header.map((cell) => this.all(cell)),
            cells: node.cells.map((row) => row.map((cell) => this.all(cell))),
          },
        ];
      case RuleType.paragraph: {
        const list = listOf(node, this.values);
        return [list ?? { ...node, children: this.all(node.children) }];
      }
      case RuleType.textFormatted:
      case RuleType.blockQuote:
        return [{ ...node, children: this.all(node.children) }];
      case RuleType.codeInline:
      case RuleType.codeBlock:
      case RuleType.breakLine:
        return [node];
      default:
        // Pictures, HTML, footnotes, rules.
        return [];
    }
  }
}

/**
 * The title of a text: its first line, `# …`.
 *
 * @returns null without one
 */
export function titleOf(markdown: string): string | null {
  const [first] = nodesOf(markdown);
  if (first?.type !== RuleType.heading || first.level !== 1) return null;
  return plainText(first.children).trim() || null;
}

function nodesOf(markdown: string): GuideNode[] {
  const nodes = parser(markdown, { disableParsingRawHTML: true });
  return nodes.filter(({ type }) => type !== RuleType.refCollection);
}

/**
 * A notice as it is shown. HTML stays text, pictures go, and links lead to the web or to a mail only, so that a text of
 * administrators, and the facts filled in, run nothing in a visitor's browser.
 *
 * @param values of the placeholders; each is text, never Markdown
 */
export function parseNotice(markdown: string, values: NoticeValues, locale: Locale): NoticePage {
  const [first, ...rest] = nodesOf(markdown);
  const titled = first?.type === RuleType.heading && first.level === 1;
  const cleaner = new Cleaner(values);
  const title = titled ? plainText(cleaner.all(first.children)) : '';
  const body = cleaner.all(titled || !first ? rest : [first, ...rest]);
  return locale === 'pl' ? bindGuideWords({ title, lead: '', headings: [], body }) : { title, body };
}
