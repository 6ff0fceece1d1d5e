import { RuleType } from 'markdown-to-jsx/markdown';
import type { GuideNode } from '@/lib/guide/parse-guide-page';
import { noticePlaceholders, type NoticePlaceholder } from './enums';

/** What takes the place of each placeholder; several lines become a list where the placeholder stands alone. */
export type NoticeValues = Readonly<Record<NoticePlaceholder, string | readonly string[]>>;

const placeholder = /\{([^{}\n]{1,60})\}/g;
const mailAddress = /[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/gi;

const isPlaceholder = (name: string): name is NoticePlaceholder => noticePlaceholders.some((known) => known === name);

/** What stands in braces in a text and is no placeholder, each once, in its order. */
export function findUnknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !isPlaceholder(name));
}

/** A value as text, with mail addresses as links. */
function withMails(value: string): GuideNode[] {
  const nodes: GuideNode[] = [];
  let end = 0;
  for (const { 0: address, index } of value.matchAll(mailAddress)) {
    if (index > end) nodes.push({ type: RuleType.text, text: value.slice(end, index) });
    nodes.push({
      type: RuleType.link,
      target: `mailto:${address}`,
      children: [{ type: RuleType.text, text: address }],
    });
    end = index + address.length;
  }
  return end < value.length ? [...nodes, { type: RuleType.text, text: value.slice(end) }] : nodes;
}

/** The text with its placeholders filled in; one that is unknown stays as it is written. */
export function fillText(text: string, values: NoticeValues): GuideNode[] {
  const nodes: GuideNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', index } of text.matchAll(placeholder)) {
    if (!isPlaceholder(name)) continue;
    if (index > end) nodes.push({ type: RuleType.text, text: text.slice(end, index) });
    const value = values[name];
    nodes.push(...withMails(typeof value === 'string' ? value : value.join('; ')));
    end = index + whole.length;
  }
  return end < text.length || nodes.length === 0 ? [...nodes, { type: RuleType.text, text: text.slice(end) }] : nodes;
}
