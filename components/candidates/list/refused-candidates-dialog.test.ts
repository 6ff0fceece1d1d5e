import { sharedReason } from './refused-candidates-dialog';

const refusal = (code: string) => ({ candidateId: code, code, reason: `Text of ${code}` });

test('a reason of the process is shown once for all', () => {
  expect(sharedReason([refusal('process.not-active'), refusal('process.not-active')])).toBe(
    'Text of process.not-active',
  );
});

test.each([
  [['candidate.reprocess-refused', 'candidate.reprocess-refused']],
  [['process.not-active', 'candidate.reprocess-refused']],
  [[]],
])('otherwise each candidate has its own reason: %j', (codes) => {
  expect(sharedReason(codes.map(refusal))).toBeNull();
});
