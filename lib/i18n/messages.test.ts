import { locales } from './locale';
import { messages } from './messages';

test.each(locales)('the requirements description has one name (specification, section 2) in %s', (locale) => {
  const { processSections, processHistory, processes } = messages[locale];
  const name = { pl: 'Opis wymagań', en: 'Requirements description' }[locale];
  const shown = [processSections.title.description, processHistory.field.requirements, processes.summary.description];
  expect([...new Set([...shown, processSections.description.label])]).toEqual([name]);
});
