import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { computeMatchScore } from '@/lib/analysis/score/match-score';
import { criterion, criterionId } from '@/tests/analysis/criterion';
import type { Verdict } from '@/lib/domain/analysis-schemas';
import { locales } from '@/lib/i18n/locale';
import { processStatusSchema } from '@/lib/domain/process-schemas';
import { startsAnalyses, acceptsCvs } from '@/lib/domain/process-status';
import english from '@/messages/en/processes.json';
import polish from '@/messages/pl/processes.json';
import { guideSlugs } from './guide-contents';
import { guidePictures } from './guide-pictures';
import { parseGuidePage, plainText, type GuideNode } from './parse-guide-page';

const folder = 'docs/guide';
const names = [...guideSlugs, 'api'];
const read = (locale: string, name: string): string => readFileSync(path.join(folder, locale, `${name}.md`), 'utf8');
const parse = (locale: string, name: string) => parseGuidePage(read(locale, name));

/** `[words](target)` and `![words](target "caption")`, without what stands in code. */
function targets(markdown: string, sign: '' | '!'): string[] {
  const text = markdown.replace(/```[\s\S]*?```/g, '').replace(/`[^`]*`/g, '');
  const pattern = sign === '!' ? /!\[[^\]]*\]\(([^\s)]+)/g : /(?<!!)\[[^\]]*\]\(([^\s)]+)/g;
  return [...text.matchAll(pattern)].map(([, target]) => target ?? '');
}

function anchors(nodes: readonly GuideNode[]): string[] {
  return nodes.flatMap((node) => ('level' in node ? [node.id] : []));
}

/** Width and height of a WebP file, from its header (RFC 9649): lossy VP8 or extended VP8X. */
function webpSize(file: string): { width: number; height: number } {
  const bytes = readFileSync(file);
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

test.each(locales)('every page of the guide has a file in %s, and every file is a page', (locale) => {
  expect(readdirSync(path.join(folder, locale)).sort()).toEqual(names.map((name) => `${name}.md`).sort());
});

test.each(names)('%s has the same sections in both languages, each with an anchor of its own', (name) => {
  const [inPolish = [], inEnglish = []] = locales.map((locale) => anchors(parse(locale, name).body));
  expect(inPolish).toEqual(inEnglish);
  expect(new Set(inPolish).size).toBe(inPolish.length);
  expect(inPolish.length).toBeGreaterThan(0);
});

describe.each(locales)('in %s', (locale) => {
  test.each(names)('every link of %s leads somewhere', (name) => {
    const found = targets(read(locale, name), '').filter((target) => !/^https?:/.test(target));
    const broken = found.filter((target) => {
      if (target.startsWith('/')) return !existsSync(path.join('app/(app)', target, 'page.tsx'));
      const [, page = name, anchor] = /^(?:([a-z-]+)\.md)?(?:#(.+))?$/.exec(target) ?? [];
      if (!names.includes(page)) return true;
      return anchor !== undefined && !anchors(parse(locale, page).body).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('every picture is there in this language, small, and as large as it is said to be', () => {
    const pictures = guidePictures(locale);
    const shown = names.flatMap((name) => targets(read(locale, name), '!'));
    expect(shown.map((target) => path.basename(target, '.webp')).sort()).toEqual(Object.keys(pictures).sort());
    for (const target of shown) {
      const file = path.join(folder, locale, target);
      expect(file).toBe(path.join('public/guide', locale, path.basename(target)));
      const size = webpSize(file);
      const picture = pictures[path.basename(target, '.webp')];
      expect(readFileSync(file).length).toBeLessThan(150_000);
      expect(size.width).toBeGreaterThanOrEqual(picture?.width ?? Infinity);
      expect(size.width / size.height).toBeCloseTo((picture?.width ?? 0) / (picture?.height ?? 1), 1);
    }
  });

  test('every picture says in words what it shows, and has a caption', () => {
    const pictures = names.flatMap((name) => [
      ...read(locale, name).matchAll(/!\[([^\]]*)\]\([^\s)]+(?: '([^']+)')?\)/g),
    ]);
    expect(pictures).toHaveLength(Object.keys(guidePictures(locale)).length);
    expect(pictures.filter(([, alt = '', caption = '']) => alt.length < 20 || caption === '')).toEqual([]);
  });

  test('the settings are those of the table for operators, and HOST, which is of npm start', () => {
    const table = readFileSync('docs/operating/settings.md', 'utf8');
    const settings = [...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
    const told = [...read(locale, 'settings').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
    expect(settings.length).toBeGreaterThan(10);
    expect(told.sort()).toEqual([...settings, 'HOST'].sort());
  });

  test('the keys are those of the product', () => {
    const signs: Record<string, string> = {
      ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', PageUp: 'Page Up', PageDown: 'Page Down', Escape: 'Esc', mod: 'Ctrl', ' ': locale === 'pl' ? 'Spacja' : 'Space',
    }; // prettier-ignore
    const sources = globSync('components/**/*.{ts,tsx}', { exclude: (file) => /palette-footer|\.test\./.test(file) });
    const lists = sources.flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/\bkeys: \[((?:'[^']+'(?:, )?)+)\]/g),
    ]);
    const inProduct = lists
      .flatMap(([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, key = '']) => key))
      .flatMap((key) => (/^\S \S$/.test(key) ? key.split(' ') : key.length > 1 ? key.split('+') : [key]))
      .map((key) => signs[key] ?? (key.length === 1 ? key.toUpperCase() : key));
    const told = [...read(locale, 'keyboard').matchAll(/`key:([^`]+)`/g)].map(([, key]) => key);
    // The editor of requirements and the checkboxes answer these themselves; 2 to 4 stand in "1 to 5", reasons are numbered.
    const besides = ['Alt', 'Shift', '⌘', '9'];
    expect(inProduct.length).toBeGreaterThan(20);
    expect([...new Set(inProduct)].filter((key) => !told.includes(key) && !/[2-4]/.test(key))).toEqual([]);
    expect([...new Set(told)].filter((key) => !inProduct.includes(key ?? '') && !besides.includes(key ?? ''))).toEqual(
      [],
    );
  });

  test('the worked example is what the product computes', () => {
    const entries: [Parameters<typeof criterion>[1], Verdict][] = [
      [{ importance: 5, necessity: 'REQUIRED' }, 'MET'],
      [{ importance: 4, necessity: 'REQUIRED' }, 'PARTIALLY_MET'],
      [{ importance: 3, necessity: 'NICE_TO_HAVE' }, 'NO_INFORMATION'],
      [{ kind: 'LANGUAGE' }, 'MET'],
      [{ kind: 'RED_FLAG' }, 'MET'],
    ];
    const { score, base, rangeLow, rangeHigh } = computeMatchScore(
      entries.map(([values], index) => criterion(index + 1, values)),
      entries.map(([, verdict], index) => ({ criterionId: criterionId(index + 1), verdict, confidence: 0.9 })),
    );
    const { body } = parse(locale, 'score');
    const text = plainText(body);
    const number = (value: number) => String(value).replace('.', locale === 'pl' ? ',' : '.');
    expect(text).toContain(`= ${number(base)}`);
    expect(text).toMatch(new RegExp(`(Wynik|Score): ${score}\\.`));
    expect(text).toMatch(new RegExp(`(tutaj|here) ${rangeLow}\\D+ ${rangeHigh}`));
  });

  test('the statuses in which CVs are taken, and in which they wait, are those of the product', () => {
    const words = (locale === 'pl' ? polish : english).status;
    const namedIn = (text: string) => processStatusSchema.options.filter((status) => text.includes(words[status]));
    const [, taking = '', waiting = ''] = /^.* (?:o statusie|with the status) (.+?)\..* – (.+) – /m.exec(read(locale, 'adding-cvs')) ?? []; // prettier-ignore
    const taken = processStatusSchema.options.filter(acceptsCvs);
    expect(namedIn(taking)).toEqual(taken);
    expect(namedIn(waiting)).toEqual(taken.filter((status) => !startsAnalyses(status)));
  });

  test('nothing is left of the markup in what is read', () => {
    const texts = names.map((name) => plainText(parse(locale, name).body));
    expect(texts.filter((text) => /\{#|\*\*|<\/?[a-z]+>/.test(text))).toEqual([]);
  });
});

test('a page without an anchor, title or lead is refused', () => {
  expect(() => parseGuidePage('# Title\n\nLead.\n\n## No anchor\n')).toThrow('anchor');
  expect(() => parseGuidePage('Lead only.')).toThrow('title');
  expect(() => parseGuidePage('# Title\n\n- a list\n')).toThrow('paragraph');
});
