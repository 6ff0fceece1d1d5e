import { z } from 'zod';
import { contactOf } from './contact';
import { demoCvSchema, type CvEntry, type CvListGroup, type DemoCv } from './demo-cv';

const sectionNames = new Set([
  'profile',
  'experience',
  'projects',
  'education',
  'skills',
  'languages',
  'certificates',
  'interests',
  'extra',
  'hidden',
]);

/**
 * Reads one CV in the notation of the files in `content/`: name, headline, town and `look locale [scan] [british]` on the first
 * four lines, then sections that begin with `# name`. In experience and education a line `from..to | title | place`
 * begins an entry and `- …` adds a point to it.
 *
 * @param position - the CV's place in the lists; decides contact details and the file's name.
 * @throws Error naming the CV and what does not follow the notation.
 */
export function parseDemoCv(source: string, position: number): DemoCv {
  const lines = source.split('\n').map((line) => line.trim());
  const body = lines.filter((line) => line !== '');
  const [name = '', headline = '', town = '', settings = ''] = body;
  const [look = '', locale = '', ...flags] = settings.split(' ');
  if (locale !== 'pl' && locale !== 'en') throw new Error(`Demo CV "${name}": "${settings}" is not "look locale"`);

  const sections = splitSections(name, body.slice(4));
  const section = (key: string): string[] => sections.get(key) ?? [];
  const cv = demoCvSchema.safeParse({
    name,
    headline,
    town,
    locale,
    look,
    form: flags.includes('scan') ? 'scan' : 'text',
    ...contactOf(name, { locale, isBritish: flags.includes('british') }, position),
    profile: section('profile'),
    experience: parseEntries(name, section('experience')),
    projects: section('projects'),
    education: parseEntries(name, section('education')),
    skills: section('skills').map(parseGroup),
    languages: section('languages').map((line) => {
      const [language = '', level = ''] = line.split(': ');
      return { name: language, level };
    }),
    certificates: section('certificates'),
    interests: section('interests'),
    extra: section('extra'),
    hidden: section('hidden'),
  });
  if (!cv.success) throw new Error(`Demo CV "${name}": ${z.prettifyError(cv.error)}`);
  return cv.data;
}

function splitSections(name: string, lines: string[]): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const line of lines) {
    if (line.startsWith('# ')) {
      const key = line.slice(2);
      if (!sectionNames.has(key)) throw new Error(`Demo CV "${name}": unknown section "${key}"`);
      current = [];
      sections.set(key, current);
    } else if (current) current.push(line);
    else throw new Error(`Demo CV "${name}": "${line}" stands before the first section`);
  }
  return sections;
}

function parseEntries(name: string, lines: string[]): CvEntry[] {
  const entries: CvEntry[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) {
      const last = entries.at(-1);
      if (!last) throw new Error(`Demo CV "${name}": "${line}" belongs to no entry`);
      last.bullets.push(line.slice(2));
      continue;
    }
    const [period, title, place] = line.split(' | ');
    if (!period || !title || place === undefined) throw new Error(`Demo CV "${name}": "${line}" is not an entry`);
    const [from = '', to = ''] = period.split('..');
    entries.push({ from: from === '-' ? null : from, to: to === 'now' ? null : to, title, place, bullets: [] });
  }
  return entries;
}

function parseGroup(line: string): CvListGroup {
  const colon = line.indexOf(': ');
  const label = colon === -1 ? null : line.slice(0, colon);
  const items = line.slice(colon === -1 ? 0 : colon + 2).split(', ');
  return { label, items };
}
