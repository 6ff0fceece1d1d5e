import { createHash } from 'node:crypto';
import { type DemoCv } from '../../../prisma/seed/cvs/demo-cv';
import { cvContentOf } from './cv-content';
import { plainDocx } from './plain-docx';
import { plainPdf } from './plain-pdf';
import { type Candidate } from './records';
import { SeededChoice } from './seeded-choice';

/** `designed`: drawn as people's CVs look, 40 ms each; `plain`: text only, under a millisecond. */
export type CvStyle = 'designed' | 'plain';

const oversizedBytes = 11 * 1024 * 1024;

/** Draws CVs when they are asked for; the same seed, candidate and version give the same bytes. */
export class CvDrawer {
  /** Files that were sent to the sandbox, by the file's id. */
  readonly uploaded = new Map<number, Buffer>();

  constructor(readonly style: CvStyle) {}

  async bytesOf(candidate: Candidate, seed: number): Promise<Buffer> {
    const { cv } = candidate;
    if (!cv) throw new Error(`Candidate ${candidate.id} has no CV.`);
    if (cv.form === 'uploaded') return this.uploaded.get(cv.id) ?? Buffer.alloc(0);
    if (cv.form === 'corrupt') return corruptFile(seed);
    const content = cvContentOf(candidate, seed);
    if (cv.form === 'docx') return plainDocx(textLinesOf(content));
    const drawn = this.style === 'designed' ? await design(content, candidate.id) : plainPdf(textLinesOf(content));
    return cv.form === 'oversized' ? Buffer.concat([drawn, Buffer.alloc(oversizedBytes, ' ')]) : drawn;
  }

  async hashOf(candidate: Candidate, seed: number): Promise<string | null> {
    if (!candidate.cv) return null;
    return createHash('sha256')
      .update(await this.bytesOf(candidate, seed))
      .digest('hex');
  }
}

/** Fonts and PDF writer are loaded with the first CV. */
async function design(content: DemoCv, candidateId: number): Promise<Buffer> {
  const { renderCv } = await import('../../../prisma/seed/cvs/render/render-cv');
  return Buffer.from(await renderCv(content, candidateId % 100));
}

/** Begins as a PDF does and is none. */
function corruptFile(seed: number): Buffer {
  const choice = new SeededChoice(seed, 12);
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.from(Array.from({ length: 4000 }, () => choice.between(0, 255))),
  ]);
}

function textLinesOf(cv: DemoCv): string[] {
  const isPolish = cv.locale === 'pl';
  const present = isPolish ? 'obecnie' : 'present';
  const jobs = [...cv.experience].flatMap(({ from, to, title, place, bullets }) => [
    `${from} – ${to ?? present}  ${title}, ${place}`,
    ...bullets.map((bullet) => `- ${bullet}`),
  ]);
  return [
    cv.name,
    cv.headline,
    `${cv.town}, ${cv.email}, ${cv.phone}`,
    '',
    isPolish ? 'Profil' : 'Profile',
    ...cv.profile,
    '',
    isPolish ? 'Doświadczenie' : 'Experience',
    ...jobs,
    '',
    isPolish ? 'Wykształcenie' : 'Education',
    ...cv.education.map(({ from, to, title, place }) => `${from} – ${to}  ${title}, ${place}`),
    '',
    isPolish ? 'Umiejętności' : 'Skills',
    cv.skills.flatMap(({ items }) => items).join(', '),
    '',
    isPolish ? 'Języki' : 'Languages',
    ...cv.languages.map(({ name, level }) => `${name}: ${level}`),
    '',
    ...cv.extra,
  ];
}
