import type { InterviewQuestionDto, SimulationDto } from '@/lib/interviews/simulation-schemas';

/** An open question about SAP. */
export const question: InterviewQuestionDto = {
  ...{ id: 'q', position: 10, criterionId: 'k', label: 'SAP', verdict: 'NO_INFORMATION', isFollowUp: false },
  ...{ text: 'Where did they use SAP?', locale: 'en', writtenBy: 'MODEL' },
  ...{ goodSigns: [], poorSigns: [], signsLocale: 'en' },
  ...{ answer: '', answeredAt: null, skippedReason: null, privateLeftOut: false, reply: null, version: 0 },
  ...{ isBeside: false, isOfOther: false, isUnknown: false, asksBack: false, followUpDue: false },
};
/** An interview under way, of this one question. */
export const simulation = (of: Partial<SimulationDto> = {}): SimulationDto => ({
  ...{ id: 's', processId: 'p', candidateId: 'c', locale: 'en', length: 'SHORT', focus: 'ALL' },
  ...{ status: 'IN_PROGRESS', statusReason: null, date: '2026-11-23T00:00:00.000Z', completedAt: null },
  ...{ createdBy: { userId: 'u', firstName: 'Ewa', lastName: 'Lis' }, withheld: [], model: null, modelFailure: null },
  ...{ nextLocale: 'en', summary: [], questions: [question], total: 1, done: 0 },
  ...of,
});
