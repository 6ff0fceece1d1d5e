import { createHash } from 'node:crypto';
import { AppError } from '@/lib/errors';
import type { AtsApplicationData } from '../providers/provider';

const maxId = 200;
const maxKey = 1000;
const maxSources = 20;

/** Characters that PostgreSQL cannot store, control characters, and those that may disguise a name. */
const unusable = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;

/** A text from the ATS, at most `max` characters; null when nothing is left of it. */
function cut(value: string | null, max: number): string | null {
  const text = (value ?? '').replace(unusable, ' ').trim();
  const characters = [...text.slice(0, 2 * max)].slice(0, max);
  return characters.join('').trim() || null;
}

/** An id is never shortened: it would name something else. */
function requireId(value: string): string {
  if (value === '' || value.length > maxId || value.search(unusable) >= 0) throw new AppError('ats.bad-answer');
  return value;
}

/**
 * An application made safe to store: an ATS's texts come from strangers.
 *
 * @throws AppError `ats.bad-answer` for an id that cannot be one
 */
export function cleanApplication(data: AtsApplicationData): AtsApplicationData {
  const sources = data.sources.slice(0, 10 * maxSources).flatMap((source) => cut(source, 100) ?? []);
  return {
    ...data,
    id: requireId(data.id),
    candidateId: requireId(data.candidateId),
    recruitmentId: requireId(data.recruitmentId),
    firstName: cut(data.firstName, 100),
    lastName: cut(data.lastName, 100),
    email: cut(data.email, 254),
    phone: cut(data.phone, 50),
    sources: [...new Set(sources)].slice(0, maxSources),
    stageId: data.stageId === null ? null : requireId(data.stageId),
    // Longer ones are told apart by their hash.
    cvKey:
      data.cvKey === null || data.cvKey.length <= maxKey
        ? data.cvKey
        : createHash('sha256').update(data.cvKey).digest('hex'),
    cvFileName: cut(data.cvFileName, 200),
  };
}

/** SHA-256 of what a candidate gets from the ATS. The stage is compared separately, because our own moves change it. */
export function contentHash(data: AtsApplicationData): string {
  const { candidateId, firstName, lastName, email, phone, sources, cvKey, cvFileName } = data;
  const content = [candidateId, firstName, lastName, email, phone, sources, cvKey, cvFileName];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
