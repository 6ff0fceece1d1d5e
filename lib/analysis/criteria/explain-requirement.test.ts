import { explainRequirement } from './explain-requirement';

test.each([
  ['Prawo jazdy kat. C+E', [{ kind: 'licence', categories: ['CE'] }]],
  ['Minimum 3 lata doświadczenia jako magazynier', [{ kind: 'experience', things: ['magazynier'], months: 36 }]],
  ['3 lata strojenia fisharmonii', [{ kind: 'experience', months: 36, isLiteral: true }]],
  ['5 lat doświadczenia', [{ kind: 'allWork', months: 60 }]],
  ['Doświadczenie zawodowe', [{ kind: 'allWork', months: null }]],
  ['Doświadczenie na podobnym stanowisku', [{ kind: 'vague' }]],
  ['Umie stroić fisharmonie', [{ kind: 'literal', things: ['stroić fisharmonie'] }]],
  ['Excel lub Google Sheets', [{ kind: 'known', things: ['Excel', 'Google Sheets'] }]],
  ['Wykształcenie wyższe', [{ kind: 'education', level: 'higher', fields: [] }]],
  ['English C1', [{ kind: 'languages', languages: [{ language: 'en', scale: 'C1' }] }]],
  ['Kierowanie zespołem min. 5 osób', [{ kind: 'team', size: 5 }]],
  ['Gotowość do pracy zmianowej', [{ kind: 'readiness' }]],
  ['Portfolio', [{ kind: 'portfolio' }]],
  ['Doświadczenie w firmie produkcyjnej', [{ kind: 'employer' }]],
  ['Uprawnienia SEP lub prawo jazdy kat. D', [{ kind: 'anyOf', checks: [{ kind: 'licence' }, { kind: 'known' }] }]],
  ['SQL i prawo jazdy kat. B', [{ kind: 'known' }, { kind: 'licence' }]],
  ['Owocowe czwartki', [{ kind: 'nothing' }]],
  ['Znajomość języka obcego', [{ kind: 'unread' }]],
])('"%s" is checked by its parts', (text, parts) => {
  expect(explainRequirement(text)).toMatchObject(parts);
});
