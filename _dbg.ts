import { readFileSync } from 'node:fs';
import { CvIndex } from '@/lib/analysis/engines/offline/cv/cv-index';
import { findEducation } from '@/lib/analysis/engines/offline/cv/education';
import { parseRequirement } from '@/lib/analysis/engines/offline/requirement/parse-requirement';
import { documentFromText } from './scripts/testing/analysis/document-from-text';
const [name, cid, ...reqs] = process.argv.slice(2);
if (name) { const d = JSON.parse(readFileSync(`scripts/evaluation/cases/${name}.json`, 'utf8'));
if (d.set !== 'open') throw new Error('not open');
const c = d.candidates.find((x: any) => x.id === cid);
if (c) { const cv = new CvIndex(documentFromText(c.cv), '2026-11-22');
cv.lines.forEach((l, i) => console.log(i, l.section, l.isHeading ? 'H' : '', JSON.stringify(l.text)));
console.log(findEducation(cv)); console.log(cv.positions.map((p) => [p.from, p.to, p.firstLine, p.endLine, p.span]), cv.durations); } 
if (reqs.length === 0) reqs.push(...d.requirements.map((r: any) => r.text)); }
const short = (p: any): string => `${p.label}{${p.concepts.map((c: any) => '#' + c.phrase.words.map((w: any) => w.text).join(' ') + '*' + c.weight)} ${p.words.map((w: any) => w.token.text + '*' + w.weight)}}${p.details ? '(' + p.details.map(short) + ')' : ''}`;
for (const r of reqs) { console.log('R', r); for (const c of parseRequirement(r) as any[]) console.log('   ', c.constructor.name, JSON.stringify({ ...c, group: undefined, fields: undefined }), (c.group ?? c.fields ?? []).map(short).join(' | ')); }
