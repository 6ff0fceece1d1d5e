import type { CriteriaChange } from '@/lib/processes/edit-schemas';
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

describe('a kept draft meets the process as it is now', () => {
  const kept = { values: draft, base: { name: 'Welder' }, ownVersion: null };
  test('it goes on where nobody has changed the section', () => {
    const { state, values } = beginEditing(welder, kept);
    expect([state.status, state.restored, values]).toEqual(['editing', true, draft]);
  });
  test('it is done when it is saved already; an own version stays', () => {
    const { state, values } = beginEditing(version('Welder (TIG)'), { ...kept, ownVersion: { name: 'Smith' } });
    expect([state.restored, state.ownVersion, values]).toEqual([false, { name: 'Smith' }, draft]);
  });
  test('it is a conflict when somebody else has changed the section', () => {
    const turner = version('Turner', '2');
    const { state, values } = beginEditing(turner, kept);
    expect([state.status, state.base.values, state.serverVersion, values]).toEqual([
      'conflict',
      { name: 'Welder' },
      turner,
      draft,
    ]);
  });
});

describe('Save', () => {
  test('waits for the dry run, saves at once what concerns nobody', () => {
    const checking = after(begin(), submitted(draft));
    expect(checking.status).toBe('checking');
    expect(after(checking, previewed('NONE')).status).toBe('saving');
  });
  test('saves what the dry run refuses, so that the refusal is said', () =>
    expect(after(begin(), submitted(draft), previewed(null)).status).toBe('saving'));
  test('is pressed a second time where analysed candidates are concerned', () => {
    const confirming = after(begin(), submitted(draft), previewed('OUTDATED'));
    expect(confirming.status).toBe('confirmingImpact');
    expect(after(confirming, submitted(draft)).status).toBe('saving');
  });
  test('saves at once what was on the screen before it was pressed', () =>
    expect(after(begin(), previewed('OUTDATED'), submitted(draft)).status).toBe('saving'));
  test('is forgotten when typing goes on', () => {
    const typed: Event = { type: 'typed', values: { name: 'Welder (MIG)' } };
    expect(after(begin(), submitted(draft), typed).status).toBe('editing');
    expect(after(begin(), submitted(draft), previewed('OUTDATED'), typed).status).toBe('editing');
    expect(after(begin(), submitted(draft), typed, previewed('NONE')).status).toBe('editing');
  });
  test('is not forgotten when the fields are rendered with what was submitted', () =>
    expect(after(begin(), submitted(draft), { type: 'typed', values: { ...draft } }).status).toBe('checking'));
  test.each([
    ['a process in creation', version('Welder', '1', { status: 'IN_CREATION' })],
    ['a process without candidates', version('Welder', '1', { candidates: 0 })],
    ['a new process', { process: null, values: { name: '' } }],
  ])('asks no dry run for %s', (_name, present) =>
    expect(after(begin(present), submitted(draft)).status).toBe('saving'),
  );
  test('does nothing while it is under way', () => {
    const saving = after(begin(), submitted(welder.values));
    expect(after(saving, submitted(draft))).toBe(saving);
  });
  test('can be pressed again after it was saved, and after a failure', () => {
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

test('a preview is of one version and one draft', () => {
  const state = after(begin(), previewed('OUTDATED'));
  expect(findPreview(state, draft)?.change?.effect).toBe('OUTDATED');
  expect(findPreview(state, { name: 'Smith' })).toBeNull();
  const partSaved = after(state, { type: 'partSaved', version: version('Welder', '2') });
  expect(findPreview(partSaved, draft)).toBeNull();
});

describe('a conflict', () => {
  const conflict = after(begin(), submitted(draft, true), conflicted);
  test('saves nothing before the person has chosen', () => {
    expect(conflict.status).toBe('conflict');
    expect(after(conflict, submitted(draft))).toBe(conflict);
  });
  test('the server’s version is taken over, the draft stays beside it until it is discarded or saved', () => {
    const taken = after(conflict, { type: 'serverVersionTaken', ownVersion: draft });
    expect(taken).toMatchObject({ status: 'editing', base: version('Turner', '2'), ownVersion: draft });
    expect(taken.serverVersion).toBeNull();
    expect(after(taken, { type: 'ownVersionDiscarded' }).ownVersion).toBeNull();
    expect(after(taken, { type: 'saved', version: taken.base }).ownVersion).toEqual(draft);
    expect(after(taken, { type: 'saved', version: version('Smith', '3') }).ownVersion).toBeNull();
  });
  test('the draft is saved over the server’s version, without another dry run', () => {
    const chosen = after(conflict, { type: 'overwriteChosen' });
    expect(chosen).toMatchObject({ status: 'editing', base: version('Turner', '2'), ownVersion: null });
    expect(after(chosen, submitted(draft, true)).status).toBe('saving');
  });
});
