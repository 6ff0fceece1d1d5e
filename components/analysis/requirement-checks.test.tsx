/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { RequirementCheck } from '@/lib/domain/requirement-check';
import { renderWithProviders } from '@/tests/render';
import { RequirementChecks } from './requirement-checks';

const german = { language: 'de', level: 'INTERMEDIATE', scale: 'B2' } as const;
const table: [RequirementCheck, pl: string, en: string][] = [
  [
    { kind: 'licence', categories: ['CE'], isAnyEnough: false },
    'Szuka: prawo jazdy kat. C+E.',
    'Looks for: driving licence, category C+E.',
  ],
  [
    { kind: 'experience', things: ['magazynier'], months: 36, isLiteral: false },
    'Co najmniej 3 lata pracy, w której było: „magazynier”.',
    'At least 3 years of work that involved: “magazynier”.',
  ],
  [
    { kind: 'experience', things: ['CNC', 'EDM'], months: null, isLiteral: false },
    'Szuka pracy, w której było: „CNC” lub „EDM”.',
    'Looks for work that involved: “CNC” or “EDM”.',
  ],
  [
    { kind: 'literal', things: ['stroić fisharmonie'] },
    'Szuka tylko tych słów: „stroić fisharmonie”; reguły mają tu rację w ok. 6 na 10 przypadków, model w 9.',
    'Looks for these very words only: “stroić fisharmonie”; here the rules are right in about 6 of 10 cases, a model in 9.',
  ],
  [
    { kind: 'known', things: ['SQL'] },
    'Szuka: „SQL”, także pod innymi nazwami.',
    'Looks for: “SQL”, also under other names.',
  ],
  [
    { kind: 'allWork', months: 60 },
    'Co najmniej 5 lat pracy; liczy całą pracę, obojętnie jaką.',
    'At least 5 years of work; counts all work, whatever it was.',
  ],
  [
    { kind: 'allWork', months: 18 },
    'Co najmniej 18 miesięcy pracy; liczy całą pracę, obojętnie jaką.',
    'At least 18 months of work; counts all work, whatever it was.',
  ],
  [{ kind: 'allWork', months: null }, 'Liczy każdą pracę, obojętnie jaką.', 'Counts all work, whatever it was.'],
  [
    { kind: 'vague' },
    'Reguły nie wiedzą, które stanowisko jest podobne; nazwij je.',
    'The rules do not know which position is similar; name it.',
  ],
  [
    { kind: 'employer', things: ['szpitalu'] },
    'Szuka pracy w miejscu takim jak: „szpitalu”.',
    'Looks for work at a place such as: “szpitalu”.',
  ],
  [
    { kind: 'education', level: 'higher', fields: [] },
    'Szuka wykształcenia: co najmniej wyższe.',
    'Looks for education: at least a first degree.',
  ],
  [
    { kind: 'education', level: 'secondary', fields: ['techniczne'] },
    'Szuka wykształcenia: co najmniej średnie, kierunek: „techniczne”.',
    'Looks for education: at least secondary, field: “techniczne”.',
  ],
  [
    { kind: 'languages', languages: [german, { ...german, language: 'en', scale: null }], isAnyEnough: true },
    'Szuka znajomości języków: Niemiecki B2 lub Angielski średnio zaawansowany (B1–B2).',
    'Looks for languages: German B2 or English intermediate (B1–B2).',
  ],
  [
    { kind: 'otherLanguage' },
    'Szuka dowolnego języka poza polskim i angielskim.',
    'Looks for any language but Polish and English.',
  ],
  [
    { kind: 'team', size: 5 },
    'Szuka doświadczenia w kierowaniu co najmniej 5 osobami.',
    'Looks for experience in leading at least 5 people.',
  ],
  [
    { kind: 'readiness', label: 'praca zmianowa' },
    'Szuka słów o takiej gotowości albo o takiej pracy: „praca zmianowa”.',
    'Looks for words about this readiness, or about such work: “praca zmianowa”.',
  ],
  [
    { kind: 'portfolio' },
    'Szuka odnośnika do prac albo portfolio.',
    'Looks for a link to work samples, or a portfolio.',
  ],
  [
    { kind: 'anyOf', checks: [{ kind: 'portfolio' }, { kind: 'team', size: 1 }] },
    'Wystarczy jedno z tych: Szuka odnośnika do prac albo portfolio; Szuka doświadczenia w kierowaniu co najmniej 1 osobą.',
    'One of these is enough: Looks for a link to work samples, or a portfolio; Looks for experience in leading at least 1 person.',
  ],
  [
    { kind: 'nothing' },
    'To nie mówi niczego, po czym można ocenić CV, więc nie będzie oceniane.',
    'This says nothing a CV can be judged by, so it will not be judged.',
  ],
  [
    { kind: 'unread' },
    'Reguły nie znajdują tu niczego, co dałoby się sprawdzić w CV; nazwij rzecz, miejsce lub czas.',
    'The rules find nothing here that could be looked up in a CV; name the thing, the place or the time.',
  ],
];

test.each(table)('a check is said in a sentence: %j', (check, pl, en) => {
  const polish = renderWithProviders(<RequirementChecks checks={[check]} />, 'pl');
  expect(polish.container).toHaveTextContent(pl);
  polish.unmount();
  expect(renderWithProviders(<RequirementChecks checks={[check]} />).container).toHaveTextContent(en);
});

test('a combined requirement lists its parts', () => {
  const checks: RequirementCheck[] = [{ kind: 'portfolio' }, { kind: 'known', things: ['SQL'] }];
  renderWithProviders(<RequirementChecks checks={checks} />);
  expect(screen.getByText('The rules check 2 parts, each by itself:')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
