import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '../../../lib/i18n/locale';
import type { Problem } from '../source-tree';
import type { Catalogue, Message } from './catalogue';

/** The required plural forms. */
const pluralForms: Record<Locale, string[]> = { pl: ['one', 'few', 'many', 'other'], en: ['one', 'other'] };

interface Shape {
  /** Names of placeholders and tags, e.g. `{count}`, `<link>`. */
  placeholders: Set<string>;
  /** Plural forms missing, e.g. `count: few`. */
  missingForms: string[];
}

function readShape(elements: MessageFormatElement[], locale: Locale, shape: Shape): Shape {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    shape.placeholders.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`);
    if (element.type === TYPE.tag) readShape(element.children, locale, shape);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) continue;
    for (const option of Object.values(element.options)) readShape(option.value, locale, shape);
    if (element.type === TYPE.plural && element.pluralType === 'cardinal') {
      const missing = pluralForms[locale].filter((form) => !(form in element.options));
      shape.missingForms.push(...missing.map((form) => `${element.value}: ${form}`));
    }
  }
  return shape;
}

function shapeOf(message: Message, locale: Locale, problems: Problem[]): Shape | null {
  try {
    return readShape(parse(message.text), locale, { placeholders: new Set(), missingForms: [] });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    problems.push({ ...message, message: `"${message.key}" is not a valid ICU message: ${reason}` });
    return null;
  }
}

function difference(a: Set<string>, b: Set<string>): string[] {
  return [...a].filter((each) => !b.has(each));
}

/** Finds missing messages, differing placeholders and missing plural forms. */
export function compareLocales({ messages }: Catalogue): Problem[] {
  const problems: Problem[] = [];
  const shapes = { pl: new Map<string, Shape>(), en: new Map<string, Shape>() };
  for (const locale of ['pl', 'en'] as const) {
    const other = locale === 'pl' ? 'en' : 'pl';
    for (const message of messages[locale].values()) {
      if (!messages[other].has(message.key)) {
        problems.push({ ...message, message: `"${message.key}" is missing in messages/${other}.` });
      }
      const shape = shapeOf(message, locale, problems);
      if (!shape) continue;
      shapes[locale].set(message.key, shape);
      for (const missing of shape.missingForms) {
        problems.push({ ...message, message: `"${message.key}" lacks a plural form (${missing}).` });
      }
    }
  }
  for (const [key, polish] of shapes.pl) {
    const english = shapes.en.get(key);
    const message = messages.pl.get(key);
    if (!english || !message) continue;
    const unmatched = [
      ...difference(polish.placeholders, english.placeholders),
      ...difference(english.placeholders, polish.placeholders),
    ];
    if (unmatched.length > 0) {
      problems.push({ ...message, message: `"${key}" has ${unmatched.join(', ')} in one language only.` });
    }
  }
  return problems;
}
