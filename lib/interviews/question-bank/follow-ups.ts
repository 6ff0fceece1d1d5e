import type { BankText, FollowUp } from './bank-question';

const wordings = (when: FollowUp['when'], ...texts: [pl: string, en: string][]): FollowUp[] =>
  texts.map(([pl, en]): FollowUp => ({ when, text: { pl, en } satisfies BankText }));

const depends = wordings('depends', ['Od czego to zależy?', 'What does it depend on?']);
const ownPart = wordings(
  'no-own-part',
  ['Jaki był w tym własny udział, a co zrobili inni?', 'What was your own part in it, and what did others do?'],
  ['O czym można było tu decydować samodzielnie?', 'What could you decide yourself here?'],
);
const example = wordings(
  'vague',
  ['Proszę podać jeden konkretny przykład z pracy.', 'Give me one particular example from work, please.'],
  ['Jak wyglądało to ostatnim razem? Proszę o szczegóły.', 'What was it like the last time? Some details, please.'],
  [
    'Proszę wybrać jeden konkretny dzień lub projekt i opowiedzieć tylko o nim.',
    'Pick one particular day or project and tell me just about that.',
  ],
);
const more = wordings(
  'short',
  ['Proszę powiedzieć więcej: na czym to dokładnie polegało?', 'Could you say more: what exactly did it involve?'],
  [
    'Chętnie usłyszę więcej szczegółów. Jak wyglądało to w praktyce?',
    "I'd like to hear more detail. What was it like in practice?",
  ],
  ['Proszę dopowiedzieć, w jakiej sytuacji to się działo.', 'What was the situation around it?'],
);
const whenNone: [string, string][] = [
  [
    'Jeśli w pracy nie było okazji, może być kurs, praktyki albo pokrewne zadanie. Co przychodzi na myśl?',
    'If there was no occasion at work, a course, a placement or a related task is fine. What comes to mind?',
  ],
  [
    'Ile czasu i jakiego wsparcia byłoby potrzeba, żeby to uzupełnić?',
    'How much time and what support would it take to make up for that?',
  ],
];
const salaryRange: [string, string] = [
  'Wystarczą przybliżone widełki brutto. Jakie byłyby do przyjęcia?',
  'A rough gross range will do. What would be acceptable?',
];

const story = [
  ...wordings(
    'evasive',
    [
      'Nie musi to być nic dużego. Co przychodzi na myśl jako pierwsze?',
      'It need not be anything big. What comes to mind first?',
    ],
    [
      'Może być też przykład z kursu, praktyk albo wcześniejszej pracy. Który pasuje najlepiej?',
      'An example from a course, a placement or an earlier job is fine too. Which fits best?',
    ],
  ),
  ...wordings('negative', [
    'Co było w takim razie najbliższe, choćby w małej sprawie?',
    'What came closest, then, even in a small matter?',
  ]),
  ...more,
  ...ownPart,
  ...example,
  ...wordings(
    'no-result',
    ['Jak to się skończyło i po czym było to widać?', 'How did it turn out, and how could you tell?'],
    ['Co się dzięki temu zmieniło?', 'What changed because of it?'],
    [
      'Czy da się ten wynik pokazać liczbą: czasem, kwotą, liczbą błędów?',
      'Can you put a number on the result: time, money, errors?',
    ],
    ['Jaki wniosek został z tego na później?', 'What did you take away from it?'],
  ),
];

const practice = [
  ...wordings('evasive', ...whenNone),
  ...wordings('negative', ...whenNone),
  ...more,
  ...ownPart,
  ...example,
  ...wordings(
    'no-time',
    ['Kiedy to było i jak długo trwało?', 'When was that, and how long did it last?'],
    ['Jak często się to zdarza i kiedy było ostatnio?', 'How often does it come up, and when was the last time?'],
  ),
];

const level = [
  ...depends,
  ...wordings(
    'evasive',
    [
      'Wystarczy w przybliżeniu albo na jednym przykładzie. Co przychodzi na myśl?',
      'A rough idea or one example will do. What comes to mind?',
    ],
    ['Co z tego zdarza się w pracy najczęściej?', 'Which part of it comes up at work most often?'],
  ),
  ...wordings(
    'short',
    [
      'Proszę to doprecyzować na jednym przykładzie z pracy.',
      'Could you make that more precise with one example from work?',
    ],
    ['Po czym to widać w codziennej pracy?', 'How does that show in daily work?'],
  ),
  ...example,
];

const plan = [
  ...wordings(
    'evasive',
    ['Wystarczy jedna myśl: co byłoby tu najważniejsze?', 'One thought is enough: what would matter most here?'],
    ['Czego brakuje, żeby móc na to odpowiedzieć?', 'What would you need to know to answer that?'],
  ),
  ...depends,
  ...wordings(
    'short',
    ['Proszę to rozwinąć: dlaczego właśnie tak?', 'Could you expand on that: why that?'],
    ['Co byłoby w tym najważniejsze i z jakiego powodu?', 'What would matter most in it, and for what reason?'],
  ),
  ...wordings(
    'vague',
    ['Proszę powiedzieć to konkretniej, na jednym przykładzie.', 'Could you be more specific, with one example?'],
    ['Jak wyglądało coś podobnego w dotychczasowej pracy?', 'What was something similar like in your work so far?'],
  ),
];

const dates = [
  ...depends,
  ...wordings(
    'evasive',
    ['Wystarczy w przybliżeniu: jaki rok lub miesiąc?', 'Roughly will do: which year or month?'],
    ['Kiedy da się to ustalić?', 'When will you be able to tell?'],
  ),
  ...wordings(
    'no-time',
    [
      'Proszę podać to w przybliżeniu: od kiedy do kiedy albo na jaki termin?',
      'Roughly: from when to when, or by what date?',
    ],
    ['Jaki rok lub miesiąc wchodzi w grę?', 'Which year or month would that be?'],
  ),
];

const document = [
  ...wordings('evasive', ['Gdzie i kiedy da się to sprawdzić?', 'Where and when could you check that?']),
  ...wordings('negative', ['Do kiedy i w jaki sposób dałoby się to uzyskać?', 'By when and how could you get it?']),
  ...wordings('no-time', [
    'Kiedy to było wydane lub ukończone i czy ma termin ważności?',
    'When was it issued or completed, and does it expire?',
  ]),
];

const yesNo = [
  ...depends,
  ...wordings('evasive', ['Kiedy będzie to można powiedzieć na pewno?', 'When will you be able to say for certain?']),
];

const money = [...depends, ...wordings('evasive', salaryRange), ...wordings('no-number', salaryRange)];

/** Questions that go on from an answer, by the form of answer that the question asks for and by what it lacks. */
export const followUps = { story, practice, level, plan, dates, document, yesNo, money } satisfies Record<
  string,
  readonly FollowUp[]
>;
