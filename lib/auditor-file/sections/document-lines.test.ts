import { readdirSync, readFileSync } from 'node:fs';
import { describeFacts, noFacts } from '@/lib/notices/describe-facts';
import { locales } from '@/lib/i18n/locale';
import { skeletons } from '../enums';
import { parseSkeleton } from './document-lines';

const read = (locale: string, name: string) => readFileSync(`docs/auditor-file/${locale}/${name}.md`, 'utf8');

test('both languages have every text, with the same headings, points, gaps and placeholders', () => {
  for (const locale of locales)
    expect(readdirSync(`docs/auditor-file/${locale}`).toSorted()).toEqual(
      skeletons.map((name) => `${name}.md`).toSorted(),
    );
  for (const name of skeletons) {
    const [pl, en] = locales.map((locale) => parseSkeleton(name, read(locale, name), {}));
    const shapeOf = (lines: typeof pl) =>
      lines?.map(({ kind, text }) => `${kind} ${[...text.matchAll(/\{\w+\}/g)].toSorted().join(' ')}`);
    expect(shapeOf(pl)).toEqual(shapeOf(en));
    expect(pl?.[0]?.kind).toBe('title');
    if (name !== 'system-card') expect(pl?.filter(({ kind }) => kind === 'gap').length).toBeGreaterThan(1);
  }
});

test.each(locales)('in %s placeholders are filled in, and several periods are as many points', (locale) => {
  const periods = [
    { subject: 'auditLog' as const, keptFor: { months: 24 } },
    { subject: 'sessions' as const, keptFor: { days: 30 } },
  ];
  const values = describeFacts({ ...noFacts, periods }, locale);
  for (const name of skeletons) {
    const lines = parseSkeleton(name, read(locale, name), values);
    expect(lines.filter(({ text }) => /[{}]/.test(text))).toEqual([]);
    const items = lines.filter(({ text }) => values.periods.includes(text));
    expect(items.length).toBe(name === 'instructions' ? 2 : 0);
  }
});
