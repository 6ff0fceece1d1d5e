import { reasonOfProcess } from './refused-candidates-dialog';

const refusal = (code: string) => ({ candidateId: code, code, reason: `Words for ${code}` });

test('a reason of the process is told once for all', () => {
  expect(reasonOfProcess([refusal('process.not-active'), refusal('process.not-active')])).toBe(
    'Words for process.not-active',
  );
});

test.each([
  [['candidate.reprocess-refused', 'candidate.reprocess-refused']],
  [['process.not-active', 'candidate.reprocess-refused']],
  [[]],
])('otherwise each candidate has a reason of their own: %j', (codes) => {
  expect(reasonOfProcess(codes.map(refusal))).toBeNull();
});
