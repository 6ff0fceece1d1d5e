import { mergeTexts, pickTexts } from './merge-texts';

const all = { processes: { title: 'Processes', status: { NEW: 'New' }, act: { run: 'Run' } }, home: { title: 'Home' } };

test('namespaces are picked whole or by their groups', () => {
  expect(pickTexts(all, ['home', 'processes.title', 'processes.status'])).toEqual({
    home: { title: 'Home' },
    processes: { title: 'Processes', status: { NEW: 'New' } },
  });
});

test.each(['nothing', 'nothing.title', 'processes.nothing'])('"%s", which is not there, is refused', (name) => {
  expect(() => pickTexts(all, [name])).toThrow(`There are no texts "${name}".`);
});

test('groups of one namespace from two places are there together', () => {
  const above = pickTexts(all, ['processes.status', 'home']);
  expect(mergeTexts(above, pickTexts(all, ['processes.act']))).toEqual({
    home: { title: 'Home' },
    processes: { status: { NEW: 'New' }, act: { run: 'Run' } },
  });
  expect(above).toEqual({ home: { title: 'Home' }, processes: { status: { NEW: 'New' } } });
});
