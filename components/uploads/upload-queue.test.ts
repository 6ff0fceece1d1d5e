import { countPending, type UploadItem } from './upload-item';
import { inListOrder, maxFileBytes, maxQueuedFiles, nextUploads, uploadQueue, type UploadAction } from './upload-queue';

const file = (id: string, size = 1000) => ({ id, fileName: `${id}.pdf`, size, refusal: null });
const files = (count: number) => Array.from({ length: count }, (_, index) => file(`f${index + 1}`));
const after = (...actions: UploadAction[]): UploadItem[] => actions.reduce<UploadItem[]>(uploadQueue, []);
const phases = (items: UploadItem[]) => items.map((item) => `${item.id} ${item.phase}`);

test('sends three files in parallel', () => {
  const added = after({ type: 'added', processId: 'p1', files: files(5) });
  expect(nextUploads(added).map((item) => item.id)).toEqual(['f1', 'f2', 'f3']);
  const running = ['f1', 'f2', 'f3'].reduce((items, id) => uploadQueue(items, { type: 'started', id }), added);
  expect(nextUploads(running)).toEqual([]);
  const oneDone = uploadQueue(running, { type: 'accepted', id: 'f2', candidateId: 'c2' });
  expect(nextUploads(oneDone).map((item) => item.id)).toEqual(['f4']);
});

test('queues 500 files per process and refuses further ones', () => {
  const items = after(
    { type: 'added', processId: 'p1', files: files(501) },
    { type: 'added', processId: 'p2', files: [file('g')] },
  );
  expect(items.filter((item) => item.phase === 'waiting')).toHaveLength(501);
  expect(items.at(-2)).toMatchObject({ fileName: 'f501.pdf', phase: 'refused', problem: 'too-many' });
});

test('refused files do not count towards the limit', () => {
  const items = after({
    type: 'added',
    processId: 'p1',
    files: [file('big', maxFileBytes + 1), ...files(maxQueuedFiles)],
  });
  expect(items[0]).toMatchObject({ phase: 'refused', problem: 'too-large' });
  expect(items.filter((item) => item.phase === 'waiting')).toHaveLength(maxQueuedFiles);
});

test('refuses names with control characters', () => {
  const odd = { ...file('odd'), fileName: 'cv\u0007.pdf' };
  const items = after({ type: 'added', processId: 'p1', files: [odd, file('f1')] });
  expect(items[0]).toMatchObject({ phase: 'refused', problem: 'bad-name' });
  expect(nextUploads(items).map((item) => item.id)).toEqual(['f1']);
});

test('unreadable files and wrong ones are refused and do not count towards the limit', () => {
  const gone = { ...file('gone', 0), refusal: 'unreadable' as const };
  const notes = { ...file('notes'), refusal: 'cv.not-a-pdf' as const };
  const items = after({ type: 'added', processId: 'p1', files: [gone, notes, ...files(maxQueuedFiles)] });
  expect(items[0]).toMatchObject({ fileName: 'gone.pdf', phase: 'refused', problem: 'unreadable', code: null });
  expect(items[1]).toMatchObject({ phase: 'refused', problem: 'server', code: 'cv.not-a-pdf' });
  expect(items.filter((item) => item.phase === 'waiting')).toHaveLength(maxQueuedFiles);
});

test('a refused file keeps the server’s message until dismissed', () => {
  const items = after(
    { type: 'added', processId: 'p1', files: files(3) },
    { type: 'started', id: 'f1' },
    { type: 'refused', id: 'f1', code: 'cv.duplicate', message: 'Already here', candidateId: 'c9' },
  );
  expect(items[0]).toMatchObject({ phase: 'refused', message: 'Already here', candidateId: 'c9' });
  expect(nextUploads(items).map((item) => item.id)).toEqual(['f2', 'f3']);
  expect(phases(uploadQueue(items, { type: 'dismissed', ids: ['f1'] }))).toEqual(['f2 waiting', 'f3 waiting']);
});

test('an interruption holds all waiting files, a retry resumes', () => {
  const held = after(
    { type: 'added', processId: 'p1', files: files(4) },
    { type: 'started', id: 'f1' },
    { type: 'started', id: 'f2' },
    { type: 'interrupted', id: 'f1', problem: 'offline', retryAt: null },
  );
  expect(phases(held)).toEqual(['f1 interrupted', 'f2 uploading', 'f3 interrupted', 'f4 interrupted']);
  expect(nextUploads(held)).toEqual([]);
  const ways: UploadAction[] = [{ type: 'retried', ids: ['f1', 'f3', 'f4'] }, { type: 'reconnected' }];
  for (const action of ways) {
    expect(nextUploads(uploadQueue(held, action)).map((item) => item.id)).toEqual(['f1', 'f3']);
  }
});

test('an archived process refuses its whole queue', () => {
  const items = after(
    { type: 'added', processId: 'p1', files: files(3) },
    { type: 'started', id: 'f1' },
    { type: 'refused', id: 'f1', code: 'process.archived', message: 'This process is archived' },
  );
  expect(items.map((item) => item.message)).toEqual(Array(3).fill('This process is archived'));
});

test('an archived process does not affect other processes', () => {
  const items = after(
    { type: 'added', processId: 'p1', files: files(2) },
    { type: 'added', processId: 'p2', files: [file('g')] },
    { type: 'started', id: 'f1' },
    { type: 'refused', id: 'f1', code: 'process.archived', message: 'This process is archived' },
  );
  expect(phases(items)).toEqual(['f1 refused', 'f2 refused', 'g waiting']);
});

test('failed files are listed first', () => {
  const items = after(
    { type: 'added', processId: 'p1', files: files(3) },
    { type: 'started', id: 'f1' },
    { type: 'started', id: 'f2' },
    { type: 'refused', id: 'f2', code: 'cv.damaged', message: 'Damaged' },
  );
  expect(phases(inListOrder(items))).toEqual(['f2 refused', 'f1 uploading', 'f3 waiting']);
});

test('counts pending files: waiting, uploading or interrupted', () => {
  const items = after(
    { type: 'added', processId: 'p1', files: [...files(4), file('big', maxFileBytes + 1)] },
    { type: 'started', id: 'f1' },
    { type: 'accepted', id: 'f1', candidateId: 'c1' },
    { type: 'started', id: 'f2' },
  );
  expect(countPending(items)).toBe(3);
});
