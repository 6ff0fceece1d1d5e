import { readdirSync, readFileSync } from 'node:fs';
import { locales } from './locale';
import { messages } from './generated/messages';

test.each(locales)('the requirements description has one name (specification, section 2) in %s', (locale) => {
  const { processSections, processHistory, processes } = messages[locale];
  const name = { pl: 'Opis wymagań', en: 'Requirements description' }[locale];
  const shown = [processSections.title.description, processHistory.field.requirements, processes.summary.description];
  expect([...new Set([...shown, processSections.description.label])]).toEqual([name]);
});

test('in Polish the assistant is called Assistant (specification, section 1); the product keeps its name', () => {
  const guide = readdirSync('docs/guide/pl').map((name) => readFileSync(`docs/guide/pl/${name}`, 'utf8'));
  const texts = [JSON.stringify(messages.pl), ...guide].join('\n').replaceAll(messages.pl.common.appName, '');
  expect(texts.match(/.{0,40}asystent.{0,20}/gi)).toBeNull();
  const { interviewSimulation, candidates } = messages.pl;
  expect([interviewSimulation.assistant, candidates.source.KNOW_ME]).toEqual(['Assistant', 'Assistant']);
});
