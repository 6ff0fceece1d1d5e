import { CvDrawer } from './cv-bytes';
import { generateData } from './generate-data';
import { type Candidate } from './records';

const options = { seed: 5, recruitments: 3, candidatesPerRecruitment: 40, now: Date.parse('2026-11-01T08:00:00Z') };
const candidatesOf = (seed = options.seed) => [...generateData({ ...options, seed }).candidates.values()];

function candidateWith(form: string): Candidate {
  const candidate = candidatesOf().find(({ cv }) => cv?.form === form);
  if (!candidate) throw new Error(`No candidate has a CV of the form ${form}.`);
  return candidate;
}

it('makes the same data of the same seed, and others of another', () => {
  expect(generateData(options)).toEqual(generateData(options));
  expect(candidatesOf(6).map(({ lastName }) => lastName)).not.toEqual(candidatesOf().map(({ lastName }) => lastName));
});

it('makes recruitments with a stage for the chosen, in two languages', () => {
  const { recruitments } = generateData(options);
  const selected = [...recruitments.values()].map(({ stages }) => stages.find(({ kind }) => kind === 'selected')?.name);
  expect(selected).toEqual(['Wybrany przez AI', 'Wybrany przez AI', 'Selected by AI']);
});

it('makes people of both languages with addresses that reach nobody', () => {
  const candidates = candidatesOf();
  expect(new Set(candidates.map(({ locale }) => locale)).size).toBe(2);
  expect(new Set(candidates.map(({ email }) => email)).size).toBe(candidates.length);
  for (const { email, phone } of candidates) {
    expect(email).toMatch(/^[a-z]+\.[a-z]+\.\d+@[a-z]+\.example$/);
    expect(phone).toMatch(/^\+48 490 \d{3} \d{3}$/);
  }
});

it('has everything happen before now, and no two candidates at the same instant', () => {
  const { candidates, applications } = generateData(options);
  const instants = [...candidates.values(), ...applications.values()].map(({ updatedAt }) => updatedAt);
  expect(Math.max(...instants)).toBeLessThan(options.now);
  expect(new Set([...candidates.values()].map(({ updatedAt }) => updatedAt)).size).toBe(candidates.size);
});

it('lets some apply twice', () => {
  const { candidates, applications } = generateData(options);
  expect(applications.size).toBeGreaterThan(candidates.size);
});

it.each(['plain', 'designed'] as const)(
  'draws the same %s CV twice, another for another version or seed',
  async (style) => {
    const [first, again] = [new CvDrawer(style), new CvDrawer(style)];
    const candidate = candidateWith('pdf');
    const bytes = await first.bytesOf(candidate, 5);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await again.bytesOf(candidateWith('pdf'), 5)).toEqual(bytes);
    expect(await first.bytesOf(candidate, 6)).not.toEqual(bytes);
    const changed = { ...candidate, cv: candidate.cv && { ...candidate.cv, version: 2 } };
    expect(await first.bytesOf(changed, 5)).not.toEqual(bytes);
  },
);

it('has one Word document, one broken file, one too large, and some without a file', async () => {
  const drawer = new CvDrawer('plain');
  expect((await drawer.bytesOf(candidateWith('docx'), 5)).subarray(0, 2).toString()).toBe('PK');
  expect((await drawer.bytesOf(candidateWith('corrupt'), 5)).includes('%%EOF')).toBe(false);
  expect((await drawer.bytesOf(candidateWith('oversized'), 5)).length).toBeGreaterThan(10 * 2 ** 20);
  expect(candidatesOf().filter(({ cv }) => cv === null)).toHaveLength(6);
});

it('makes ten thousand candidates without drawing a CV', () => {
  const { candidates } = generateData({ ...options, recruitments: 10, candidatesPerRecruitment: 1000 });
  expect(candidates.size).toBe(10_000);
});
