import { analysisSelect } from '@/lib/analysis/store/serialize-analysis';
import type { Prisma } from '@/lib/db/generated/client';
import { payColumns } from '@/lib/analysis/details/corrected-details';
import { userColumns } from '../serialize/serialize-decision';

/** What the readable copy tells; the JSON beside it has all. */
export const readableSelect = {
  ordinalNumber: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  city: true,
  voivodeship: true,
  country: true,
  currentPosition: true,
  about: true,
  availability: true,
  ...payColumns,
  languages: true,
  source: true,
  applicationSources: true,
  createdAt: true,
  rate: true,
  process: { select: { name: true, ordinalNumber: true } },
  currentAnalysis: { select: analysisSelect },
  corrections: {
    where: { endedAt: null },
    select: { id: true, criterionKey: true, verdict: true, reason: true, correctedAt: true, correctedBy: userColumns },
  },
  analyses: { orderBy: { finishedAt: 'asc' }, select: { id: true, finishedAt: true, matchScore: true } },
  decisions: {
    orderBy: { decidedAt: 'asc' },
    select: {
      decision: true,
      note: true,
      holdUntil: true,
      decidedAt: true,
      undoneAt: true,
      reason: { select: { textPl: true, textEn: true } },
    },
  },
  stageChanges: { orderBy: { id: 'asc' }, select: { changedAt: true, to: { select: { namePl: true, nameEn: true } } } },
  followUp: { select: { nextStep: true, dueOn: true } },
  notes: { orderBy: { id: 'asc' }, select: { text: true, createdAt: true } },
  thumbs: { orderBy: { givenAt: 'asc' }, select: { thumb: true, givenAt: true } },
  interviewSimulations: {
    orderBy: { createdAt: 'asc' },
    select: {
      createdAt: true,
      questions: { orderBy: { position: 'asc' }, select: { text: true, answer: true } },
    },
  },
  privacy: {
    select: {
      noticeAt: true,
      noticeWay: true,
      consentAt: true,
      consentUntil: true,
      notByProgramAt: true,
    },
  },
  payRangeNotices: {
    where: { withdrawnAt: null },
    orderBy: { toldAt: 'asc' },
    select: { toldAt: true, way: true, text: true, version: true },
  },
  messages: {
    where: { state: { in: ['SENT', 'BY_HAND'] } },
    orderBy: { writtenAt: 'asc' },
    select: { subject: true, text: true, writtenAt: true, byModel: true },
  },
  personRequests: {
    where: { withdrawnAt: null },
    orderBy: { createdAt: 'asc' },
    select: { kind: true, way: true, text: true, createdAt: true, dueOn: true, answer: true, answeredAt: true },
  },
  formApplication: { select: { firstName: true, lastName: true, email: true, answers: true, receivedAt: true } },
  views: { orderBy: { firstAt: 'asc' }, select: { firstAt: true, lastAt: true } },
} satisfies Prisma.CandidateSelect;

export type ReadableRow = Prisma.CandidateGetPayload<{ select: typeof readableSelect }>;
