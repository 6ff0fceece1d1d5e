import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoCvBytes, demoCvs, demoProcessKeys, type DemoCvFile } from './demo-cvs';
import { lookNamed } from './render/looks';

interface Drawn extends DemoCvFile {
  bytes: Uint8Array;
  /** One text a page. */
  pages: string[];
}

/** Letter-spaced and broken lines come apart differently from reader to reader; letters do not. */
const letters = (text: string): string => text.replaceAll(/\s+/g, '');

let drawn: Drawn[] = [];

/** What a PDF reader that knows nothing of us finds in each file, page by page. */
function extractPages(files: { name: string; bytes: Uint8Array }[]): Record<string, string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'demo-cvs-'));
  try {
    for (const { name, bytes } of files) writeFileSync(path.join(folder, name), bytes);
    const program = fileURLToPath(new URL('./extract-pages.mjs', import.meta.url));
    return JSON.parse(execFileSync(process.execPath, [program, folder], { encoding: 'utf8', maxBuffer: 20_000_000 }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

beforeAll(async () => {
  const files: (DemoCvFile & { name: string; bytes: Uint8Array })[] = [];
  for (const file of demoCvs()) files.push({ ...file, name: `${file.position}.pdf`, bytes: await demoCvBytes(file) });
  const texts = extractPages(files);
  drawn = files.map((file) => ({ ...file, pages: texts[file.name] ?? [] }));
}, 120_000);

afterAll(() => {
  drawn = [];
});

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const allText = (file: Drawn): string => file.pages.join('\n');

it('draws sixty people, at least fifteen for each process', () => {
  expect(drawn).toHaveLength(60);
  for (const key of demoProcessKeys) {
    expect(drawn.filter(({ process }) => process === key).length).toBeGreaterThanOrEqual(15);
  }
});

it('draws the same bytes again', async () => {
  const chosen = drawn.filter(({ cv }, index) => index % 7 === 0 || cv.form === 'scan' || cv.hidden.length > 0);
  expect(chosen.length).toBeGreaterThan(8);
  for (const file of chosen) expect(sha256(await demoCvBytes(file))).toBe(sha256(file.bytes));
}, 60_000);

it('gives nobody the name, address, number, file name or file of another', () => {
  for (const value of [
    (file: Drawn) => file.cv.name,
    (file: Drawn) => file.cv.email,
    (file: Drawn) => file.cv.phone.replaceAll(/\D/g, ''),
    (file: Drawn) => file.cv.fileName,
    (file: Drawn) => sha256(file.bytes),
  ]) {
    expect(new Set(drawn.map(value)).size).toBe(drawn.length);
  }
});

it('uses contact details that reach nobody', () => {
  for (const { cv } of drawn) {
    expect(cv.email).toMatch(/^[a-z.]+@[a-z]+\.example$/);
    expect(cv.phone.replaceAll(/[^\d+]/g, '')).toMatch(/^(\+48)?490\d{6}$|^\+447700900\d{3}$/);
  }
});

it('shows the name, the contact details and every point of the CV', () => {
  for (const file of drawn.filter(({ cv }) => cv.form === 'text')) {
    const text = letters(allText(file));
    const { cv } = file;
    const points = [...cv.experience, ...cv.education].flatMap((entry) => [entry.title, entry.place, ...entry.bullets]);
    const skills = cv.skills.flatMap((group) => group.items);
    for (const part of [cv.name, cv.email, cv.phone, ...cv.profile, ...points, ...cv.projects, ...skills]) {
      expect(text).toContain(letters(part));
    }
  }
});

it('has one scan without any text, and one CV with text that nobody sees', () => {
  const scans = drawn.filter((file) => letters(allText(file)) === '');
  expect(scans.map(({ cv }) => cv.form)).toEqual(['scan']);
  const tricks = drawn.filter((file) => /ignore all previous instructions/i.test(allText(file)));
  expect(tricks.map(({ cv }) => cv.hidden.length > 0)).toEqual([true]);
});

it('varies layouts, lengths and languages', () => {
  const layouts = new Set(drawn.map(({ cv }) => lookNamed(cv.look).layout));
  expect(layouts).toEqual(new Set(['single', 'sidebar-left', 'sidebar-right', 'gutter', 'labels']));
  expect(new Set(drawn.map(({ cv }) => lookNamed(cv.look).font)).size).toBeGreaterThanOrEqual(5);
  expect(new Set(drawn.map(({ pages }) => pages.length))).toEqual(new Set([1, 2, 3]));
  const english = drawn.filter(({ cv }) => cv.locale === 'en').length;
  expect(english).toBeGreaterThanOrEqual(10);
  expect(english).toBeLessThanOrEqual(30);
});

it('leaves no page nearly empty', () => {
  for (const { pages, cv } of drawn.filter(({ pages }) => pages.length > 1)) {
    expect({ name: cv.name, enough: letters(pages.at(-1) ?? '').length > 250 }).toEqual({
      name: cv.name,
      enough: true,
    });
  }
});

it('says nothing twice', () => {
  const sentences = drawn.flatMap(({ cv }) => [
    ...cv.profile,
    ...cv.projects,
    ...[...cv.experience, ...cv.education].flatMap(({ bullets }) => bullets),
  ]);
  expect(new Set(sentences).size).toBe(sentences.length);
});

it('holds no eleven digits that could be a PESEL, and no birth date', () => {
  for (const file of drawn) {
    const text = allText(file);
    expect(text).not.toMatch(/(?<!\d)\d{11}(?!\d)/);
    expect(text).not.toMatch(/data urodzenia|date of birth|urodzon/i);
  }
});

it('stays small', () => {
  const megabytes = drawn.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1_000_000;
  expect(megabytes).toBeLessThan(6);
  expect(Math.max(...drawn.map(({ bytes }) => bytes.length))).toBeLessThan(500_000);
});
