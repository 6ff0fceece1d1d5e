import { shownDetails } from './shown-details';

const show = (action: string, details: Record<string, unknown>, candidateId: string | null = null) =>
  shownDetails({ action, candidateId, details });

test('codes, ids and numbers are shown; words that people typed, scores and unknown texts are named and left out', () => {
  const id = '0192f3a4-0000-7000-8000-000000000000';
  expect(show('candidate.analysis-failed', { reason: 'cv.encrypted', runId: id, count: 2 }, id)).toEqual({
    details: { reason: 'cv.encrypted', runId: id, count: 2 },
    leftOut: [],
  });
  expect(
    show('candidate.unblocked', {
      ...{ blockedReason: 'kowalski', revealReason: 'x', reason: 'kowalski', role: 'Jan Kowalski' },
      ...{ matchScore: 71, candidateIds: [id], note: 'abc' },
    }),
  ).toEqual({
    details: {},
    leftOut: ['blockedReason', 'revealReason', 'reason', 'role', 'matchScore', 'candidateIds', 'note'],
  });
});

test('values before and after are shown of processes and settings, never of a candidate', () => {
  const changes = [{ field: 'name', subject: null, from: 'A', to: 'B' }];
  expect(show('process.edited', { changes }).details).toEqual({ changes });
  expect(show('candidate.detail-corrected', { changes }, 'c').leftOut).toEqual(['changes']);
});
