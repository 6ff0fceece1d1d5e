import type { CriteriaChange } from '@/lib/domain/process-edit-schemas';
import type { ProcessWithEtag } from './section-definition';
import {
  beginEditing,
  editSection,
  findPreview,
  type EditEvent,
  type EditState,
  type Version,
} from './section-editing';

interface Values {
  name: string;
}
type State = EditState<Values, Values>;
type Event = EditEvent<Values, Values>;

const version = (name: string, etag = '1', { status = 'ACTIVE', candidates = 2 } = {}): Version<Values> => ({
  process: { answer: { id: '7', status, candidates }, etag } as ProcessWithEtag,
  values: { name },
});
const welder = version('Welder');
const draft = { name: 'Welder (TIG)' };
const submitted = (values: Values, overwrite = false): Event => ({
  type: 'submitted',
  submission: { values, checked: values },
  overwrite,
});
const previewed = (effect: CriteriaChange['effect'] | null, values = draft, base = welder): Event => ({
  type: 'previewed',
  preview: { base, values, change: effect && { effect, candidates: 2 } },
});
const conflicted: Event = { type: 'conflicted', serverVersion: version('Turner', '2') };

const begin = (present = welder): State => beginEditing<Values, Values>(present, null).state;
const after = (state: State, ...events: Event[]): State => events.reduce(editSection<Values, Values>, state);

describe('a stored draft', () => {
  const stored = { values: draft, base: { name: 'Welder' }, ownVersion: null };
  test('resumes when the section is unchanged', () => {
    const { state, values } = beginEditing(welder, stored);
    expect([state.status, state.restored, values]).toEqual(['editing', true, draft]);
  });
  test('is done when equal to the process, keeping the own version', () => {
    const { state, values } = beginEditing(version('Welder (TIG)'), { ...stored, ownVersion: { name: 'Smith' } });
    expect([state.restored, state.ownVersion, values]).toEqual([false, { name: 'Smith' }, draft]);
  });
  test('conflicts when the section was changed', () => {
    const turner = version('Turner', '2');
    const { state, values } = beginEditing(turner, stored);
    expect([state.status, state.base.values, state.serverVersion, values]).toEqual([
      'conflict',
      { name: 'Welder' },
      turner,
      draft,
    ]);
  });
});

describe('Save', () => {
  test('waits for the dry run and saves when there is no effect', () => {
    const checking = after(begin(), submitted(draft));
    expect(checking.status).toBe('checking');
    expect(after(checking, previewed('NONE')).status).toBe('saving');
  });
  test('saves after a failed dry run, which reports the error', () =>
    expect(after(begin(), submitted(draft), previewed(null)).status).toBe('saving'));
  test('needs a second press when analysed candidates are affected', () => {
    const confirming = after(begin(), submitted(draft), previewed('OUTDATED'));
    expect(confirming.status).toBe('confirmingImpact');
    expect(after(confirming, submitted(draft)).status).toBe('saving');
  });
  test('saves at once when the effect was shown before', () =>
    expect(after(begin(), previewed('OUTDATED'), submitted(draft)).status).toBe('saving'));
  test('is cancelled by further typing', () => {
    const typed: Event = { type: 'typed', values: { name: 'Welder (MIG)' } };
    expect(after(begin(), submitted(draft), typed).status).toBe('editing');
    expect(after(begin(), submitted(draft), previewed('OUTDATED'), typed).status).toBe('editing');
    expect(after(begin(), submitted(draft), typed, previewed('NONE')).status).toBe('editing');
  });
  test('is not cancelled by rendering the submitted values', () =>
    expect(after(begin(), submitted(draft), { type: 'typed', values: { ...draft } }).status).toBe('checking'));
  test.each([
    ['a process in creation', version('Welder', '1', { status: 'IN_CREATION' })],
    ['a process without candidates', version('Welder', '1', { candidates: 0 })],
    ['a new process', { process: null, values: { name: '' } }],
  ])('needs no dry run for %s', (_name, present) =>
    expect(after(begin(present), submitted(draft)).status).toBe('saving'),
  );
  test('is ignored while saving', () => {
    const saving = after(begin(), submitted(welder.values));
    expect(after(saving, submitted(draft))).toBe(saving);
  });
  test('works again after success and failure', () => {
    const saving = after(begin(), submitted(draft, true));
    const saved = after(saving, { type: 'saved', version: version('Welder (TIG)', '2') });
    expect(saved.status).toBe('saved');
    expect(after(saved, submitted(draft)).status).toBe('saving');
    expect(after(saved, { type: 'typed', values: { name: 'W' } }).status).toBe('editing');
    const failed = after(saving, { type: 'failed', error: new Error('refused') });
    expect([failed.status, failed.error?.message]).toEqual(['failed', 'refused']);
    expect(after(failed, submitted(draft, true))).toMatchObject({ status: 'saving', error: null });
  });
});

test('a preview belongs to one version and draft', () => {
  const state = after(begin(), previewed('OUTDATED'));
  expect(findPreview(state, draft)?.change?.effect).toBe('OUTDATED');
  expect(findPreview(state, { name: 'Smith' })).toBeNull();
  const partSaved = after(state, { type: 'partSaved', version: version('Welder', '2') });
  expect(findPreview(partSaved, draft)).toBeNull();
});

describe('a conflict', () => {
  const conflict = after(begin(), submitted(draft, true), conflicted);
  test('saves nothing before the user has chosen', () => {
    expect(conflict.status).toBe('conflict');
    expect(after(conflict, submitted(draft))).toBe(conflict);
  });
  test('taking the server’s version keeps the draft until discarded or saved', () => {
    const taken = after(conflict, { type: 'serverVersionTaken', ownVersion: draft });
    expect(taken).toMatchObject({ status: 'editing', base: version('Turner', '2'), ownVersion: draft });
    expect(taken.serverVersion).toBeNull();
    expect(after(taken, { type: 'ownVersionDiscarded' }).ownVersion).toBeNull();
    expect(after(taken, { type: 'saved', version: taken.base }).ownVersion).toEqual(draft);
    expect(after(taken, { type: 'saved', version: version('Smith', '3') }).ownVersion).toBeNull();
  });
  test('overwriting saves the draft without another dry run', () => {
    const chosen = after(conflict, { type: 'overwriteChosen' });
    expect(chosen).toMatchObject({ status: 'editing', base: version('Turner', '2'), ownVersion: null });
    expect(after(chosen, submitted(draft, true)).status).toBe('saving');
  });
});
